-- A range that is told to go on from another number keeps that number: its version rises and the change log says who it was.
ALTER TABLE number_ranges ADD COLUMN set_to integer CHECK (set_to >= 1);
