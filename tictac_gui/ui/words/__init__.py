"""Every sentence a person reads that is more than a label."""
