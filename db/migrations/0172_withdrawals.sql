-- A consumer has withdrawn from an order. The cancellation and the money go their usual ways; this says why and within which period.
CREATE TABLE withdrawals (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sip_id integer NOT NULL REFERENCES siparisler (id) ON DELETE CASCADE,
  declared_on date NOT NULL,
  delivered_on date,
  until date,
  is_goodwill boolean NOT NULL,
  reason text CHECK (length(reason) <= 500),
  user_id integer NOT NULL REFERENCES sys_users (id),
  at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz,
  undone_by integer REFERENCES sys_users (id),
  version integer NOT NULL DEFAULT 1,
  CHECK (NOT is_goodwill OR reason IS NOT NULL),
  CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);
CREATE UNIQUE INDEX withdrawals_open ON withdrawals (sip_id) WHERE undone_at IS NULL;
CREATE INDEX withdrawals_order ON withdrawals (sip_id);
CALL watch_table('withdrawals');
CALL announce_writes('withdrawals', 'orders');
