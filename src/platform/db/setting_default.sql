-- Generated from core/company/company-settings.ts by "npm run generate". Do not edit.
-- What a setting is while the company has not chosen it.
CREATE OR REPLACE FUNCTION setting_default(setting text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE setting
  WHEN 'commission_when' THEN 'paid'
  WHEN 'debit_safe_weeks' THEN '8'
END;
