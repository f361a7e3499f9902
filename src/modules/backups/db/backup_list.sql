CREATE VIEW backup_list AS
 SELECT b.id,
    b.kind,
    b.user_id,
    b.node,
    b.file,
    b.started_at,
    b.ended_at,
    b.size,
    b.row_count,
    b.sha256,
    b.error,
    b.offsite_at,
    b.offsite_error,
    b.drilled_at,
    b.drill_error,
    b.removed_at,
        CASE
            WHEN (b.error IS NOT NULL) THEN 'failed'::text
            WHEN (b.ended_at IS NULL) THEN 'running'::text
            WHEN (b.removed_at IS NOT NULL) THEN 'removed'::text
            WHEN (b.offsite_error IS NOT NULL) THEN 'not_copied'::text
            ELSE 'good'::text
        END AS state,
        CASE
            WHEN (b.drill_error IS NOT NULL) THEN 'failed'::text
            WHEN (b.drilled_at IS NOT NULL) THEN 'proven'::text
            ELSE 'none'::text
        END AS drill,
    COALESCE(NULLIF(concat_ws(' '::text, u.name, u.surname), ''::text), u.user_name) AS person,
    search_fold(concat_ws(' '::text, b.file, b.node, b.error)) AS search_text,
    b.audit_head,
    b.consent_head
   FROM (backups b
     LEFT JOIN sys_users u ON ((u.id = b.user_id)));

COMMENT ON COLUMN backup_list.id IS 'number of the backup [never null]';
COMMENT ON COLUMN backup_list.kind IS 'by the clock, by an administrator, by a command [never null]';
COMMENT ON COLUMN backup_list.node IS 'machine that made it [never null]';
COMMENT ON COLUMN backup_list.file IS 'name of the file [never null]';
COMMENT ON COLUMN backup_list.started_at IS 'moment of which it is [never null]';
COMMENT ON COLUMN backup_list.ended_at IS 'moment at which it was finished';
COMMENT ON COLUMN backup_list.size IS 'bytes of the file';
COMMENT ON COLUMN backup_list.row_count IS 'rows of all tables';
COMMENT ON COLUMN backup_list.sha256 IS 'checksum of the file';
COMMENT ON COLUMN backup_list.error IS 'why it failed';
COMMENT ON COLUMN backup_list.offsite_at IS 'moment at which the off-site command ended';
COMMENT ON COLUMN backup_list.offsite_error IS 'why it was not copied off-site';
COMMENT ON COLUMN backup_list.drilled_at IS 'moment at which it was last proven to come back';
COMMENT ON COLUMN backup_list.drill_error IS 'why it did not come back';
COMMENT ON COLUMN backup_list.state IS 'good, under way, failed, not copied off-site, or its file was removed [never null]';
COMMENT ON COLUMN backup_list.drill IS 'whether it came back in a scratch database [never null]';
COMMENT ON COLUMN backup_list.person IS 'administrator who asked for it';
COMMENT ON COLUMN backup_list.audit_head IS 'newest set of the change log in it: number and hash';
COMMENT ON COLUMN backup_list.consent_head IS 'newest entry of the consents in it: number and hash';
