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
