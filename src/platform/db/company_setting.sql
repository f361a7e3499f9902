-- A setting as the company has chosen it, or its default.
CREATE OR REPLACE FUNCTION company_setting(setting text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
RETURN coalesce((SELECT s.chosen ->> setting FROM company_settings s WHERE s.id = 1), setting_default(setting));
