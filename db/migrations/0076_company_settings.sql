-- What the company decides about its business; a setting that is not among the values has its default.
CREATE TABLE company_settings (
  id integer PRIMARY KEY CHECK (id = 1),
  chosen jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(chosen) = 'object' AND length(chosen::text) <= 100000),
  version integer NOT NULL DEFAULT 1
);
-- The limits that were kept beside the levels of users go along.
INSERT INTO company_settings (id, chosen)
SELECT 1, coalesce(jsonb_object_agg(key, iskonto_sinir), '{}') FROM (
  SELECT iskonto_sinir, CASE def_type
    WHEN 1 THEN 'discount_limit_administrator'
    WHEN 2 THEN 'discount_limit_staff'
    WHEN 3 THEN 'discount_limit_dealer_administrator'
    WHEN 4 THEN 'discount_limit_dealer'
  END AS key FROM sys_user_level
) l WHERE key IS NOT NULL;
ALTER TABLE sys_user_level DROP COLUMN iskonto_sinir;
CALL watch_table('company_settings');
CALL announce_writes('company_settings', 'settings');
