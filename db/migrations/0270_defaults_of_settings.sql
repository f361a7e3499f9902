-- What a setting is while the company has not chosen it, for views; the one place in SQL, the same as in
-- core/company-settings.ts.
CREATE FUNCTION setting_default(setting text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE setting WHEN 'commission_when' THEN 'paid' WHEN 'debit_safe_weeks' THEN '8' END;

-- A setting as the company has chosen it, or its default.
CREATE FUNCTION company_setting(setting text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
RETURN coalesce((SELECT s.chosen ->> setting FROM company_settings s WHERE s.id = 1), setting_default(setting));

-- As before; each setting is read once, not for each debit.
CREATE OR REPLACE VIEW waiting_commissions AS
SELECT d.sip_id, max(d.credited_on) AS debited_on
FROM debit_items d
WHERE d.state = 'credited'
  AND (SELECT company_setting('commission_when')) = 'safe'
  AND d.credited_on >= business_today() - 7 * (SELECT company_setting('debit_safe_weeks'))::integer
GROUP BY d.sip_id;
