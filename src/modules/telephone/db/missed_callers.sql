-- Callers to whom nobody has spoken, one row a number, with the latest call. A number that exactly one customer has is
-- known; one that several have still needs somebody who decides.
CREATE VIEW missed_callers AS
SELECT l.id, l.number, g.times, l.started_at, g.first_at, l.user_id, u.bayi,
  coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS person, k.known, s.name AS system,
  l.number || ' ' || substr(l.number, 2) || ' ' || search_fold(concat_ws(' ', u.name, u.surname)) AS search_text
FROM (
  SELECT number, max(id) AS id, count(*)::integer AS times, min(started_at) AS first_at FROM incoming_calls
  -- A call whose end was never told is over after two hours.
  WHERE cus_id IS NULL AND answered_at IS NULL AND settled_at IS NULL AND number IS NOT NULL
    AND (ended_at IS NOT NULL OR started_at < now() - interval '2 hours')
  GROUP BY number
) g
JOIN incoming_calls l ON l.id = g.id
JOIN phone_systems s ON s.id = l.system_id
LEFT JOIN sys_users u ON u.id = l.user_id
CROSS JOIN LATERAL (
  SELECT count(*)::integer AS known FROM customers c
  WHERE c.cus_del = '0' AND phone_keys(c.cus_country_code, c.cus_tel1, c.cus_tel2, c.cus_gsm, c.cus_private) @> ARRAY[substr(l.number, 2)]
) k
WHERE k.known <> 1;

COMMENT ON COLUMN missed_callers.id IS 'number of the latest call [never null]';
COMMENT ON COLUMN missed_callers.number IS 'number of the caller [never null]';
COMMENT ON COLUMN missed_callers.times IS 'calls that nobody answered [never null]';
COMMENT ON COLUMN missed_callers.started_at IS 'latest call [never null]';
COMMENT ON COLUMN missed_callers.first_at IS 'first call [never null]';
COMMENT ON COLUMN missed_callers.person IS 'person at whom it rang last';
COMMENT ON COLUMN missed_callers.known IS 'customers who have the number: none or several [never null]';
COMMENT ON COLUMN missed_callers.system IS 'telephone system [never null]';
