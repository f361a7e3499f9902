-- Each consent with what became of it. Without its wording or the way it was given nobody can prove it.
CREATE VIEW consent_list AS
SELECT g.id, g.cus_id, g.channel, g.value,
  g.payload::jsonb ->> 'purpose' AS purpose, g.payload::jsonb ->> 'wording' AS wording,
  g.payload::jsonb ->> 'given_at' AS given_at, g.payload::jsonb ->> 'how' AS how,
  g.payload::jsonb ->> 'received_by' AS received_by, g.payload::jsonb ->> 'recorded_at' AS recorded_at,
  g.file_id, w.at AS withdrawn_at, w.by AS withdrawn_by, u.at AS last_used,
  CASE WHEN w.at IS NOT NULL THEN 'withdrawn'
    WHEN g.payload::jsonb ->> 'wording' IS NULL OR g.payload::jsonb ->> 'how' IS NULL THEN 'unproven'
    ELSE 'proven' END AS state
FROM consent_entries g
LEFT JOIN LATERAL (SELECT e.payload::jsonb ->> 'recorded_at' AS at, e.payload::jsonb ->> 'recorded_by' AS by
  FROM consent_entries e WHERE e.grant_id = g.id AND e.kind = 'withdrawn' ORDER BY e.id LIMIT 1) w ON true
LEFT JOIN LATERAL (SELECT max(e.payload::jsonb ->> 'recorded_at') AS at
  FROM consent_entries e WHERE e.grant_id = g.id AND e.kind = 'used') u ON true
WHERE g.kind = 'granted';
