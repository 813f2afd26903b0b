"""Every sentence that a person reads, and every name that several rooms share."""
