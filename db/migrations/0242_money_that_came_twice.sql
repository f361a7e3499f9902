-- A debit whose money was not owed any more: the invoice owes it to the customer until it is given back.
ALTER TABLE debit_items ADD COLUMN is_double boolean NOT NULL DEFAULT false;
CREATE INDEX debit_items_double ON debit_items (sip_id) WHERE is_double;
