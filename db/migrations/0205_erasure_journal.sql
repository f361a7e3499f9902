-- Erasures that a journal beside the backups names, so that restoring an older backup does not bring an erased person back.
-- A row waits until its line is written; after a restore it may name a person who still has to be erased again, and why not yet.
CREATE TABLE erasure_journal (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind = 'customer'),
  row_ids integer[] NOT NULL CHECK (cardinality(row_ids) > 0),
  at timestamptz NOT NULL,
  written_at timestamptz,
  error text CHECK (length(error) <= 1000),
  open_code text CHECK (length(open_code) <= 100)
);
CREATE UNIQUE INDEX erasure_journal_line ON erasure_journal (kind, (row_ids[1]), at);
CREATE INDEX erasure_journal_attention ON erasure_journal (id) WHERE written_at IS NULL OR open_code IS NOT NULL;
CALL announce_writes('erasure_journal', 'backups');

INSERT INTO erasure_journal (kind, row_ids, at)
SELECT 'customer', ARRAY[p.cus_id] || array(SELECT c.id FROM customers c WHERE c.merged_into = p.cus_id ORDER BY c.id),
  date_trunc('milliseconds', p.at)
FROM privacy_requests p WHERE p.kind = 'erasure' ORDER BY p.id
ON CONFLICT DO NOTHING;
