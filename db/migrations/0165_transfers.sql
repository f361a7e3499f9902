-- Who handed customers to whom, so that it can be looked up and taken back for a day.
CREATE TABLE customer_transfers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made_at timestamptz NOT NULL,
  made_by integer NOT NULL REFERENCES sys_users (id),
  receiver_id integer NOT NULL REFERENCES sys_users (id),
  appointments text NOT NULL CHECK (appointments IN ('stay', 'move')),
  count integer NOT NULL,
  undone_at timestamptz,
  undone_by integer REFERENCES sys_users (id),
  undone_count integer,
  CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);
CREATE INDEX customer_transfers_made_at ON customer_transfers (made_at);
CALL announce_writes('customer_transfers', 'customers');

-- The customers of a transfer, with whose they were before.
CREATE TABLE customer_transfer_rows (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transfer_id integer NOT NULL REFERENCES customer_transfers (id),
  cus_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  from_user integer NOT NULL,
  from_rand_user integer NOT NULL
);
CREATE INDEX customer_transfer_rows_transfer ON customer_transfer_rows (transfer_id);
CREATE INDEX customer_transfer_rows_customer ON customer_transfer_rows (cus_id);
