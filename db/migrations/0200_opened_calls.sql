-- When the person at whom a call rings has opened it: their other windows stop showing it.
ALTER TABLE incoming_calls ADD COLUMN opened_at timestamptz;
