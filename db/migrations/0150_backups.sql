-- One row for each backup that was begun. A backup does not hold this table: its rows are about the files of one place.
CREATE TABLE backups (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('schedule', 'button', 'command')),
  user_id integer REFERENCES sys_users (id),
  node text NOT NULL,
  file text NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  size bigint,
  row_count bigint,
  sha256 text,
  error text,
  offsite_at timestamptz,
  offsite_error text,
  drilled_at timestamptz,
  drill_error text,
  removed_at timestamptz,
  CHECK (ended_at IS NULL OR error IS NOT NULL OR sha256 IS NOT NULL)
);
CREATE INDEX backups_started_at ON backups (started_at DESC);
CALL announce_writes('backups', 'backups');

CREATE VIEW backup_list AS
SELECT b.*,
  CASE WHEN b.error IS NOT NULL THEN 'failed' WHEN b.ended_at IS NULL THEN 'running'
    WHEN b.removed_at IS NOT NULL THEN 'removed' WHEN b.offsite_error IS NOT NULL THEN 'not_copied' ELSE 'good' END AS state,
  CASE WHEN b.drill_error IS NOT NULL THEN 'failed' WHEN b.drilled_at IS NOT NULL THEN 'proven' ELSE 'none' END AS drill,
  coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS person,
  search_fold(concat_ws(' ', b.file, b.node, b.error)) AS search_text
FROM backups b LEFT JOIN sys_users u ON u.id = b.user_id;
