"""What a person does in a step: one task for each kind of step."""
