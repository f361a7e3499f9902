-- What a setting is while the company has not chosen it, for views; the one place in SQL, the same as in
-- core/company-settings.ts.
CREATE OR REPLACE FUNCTION setting_default(setting text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE setting WHEN 'commission_when' THEN 'paid' WHEN 'debit_safe_weeks' THEN '8' END;
