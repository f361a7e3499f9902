CREATE VIEW sys_country_code_view AS
SELECT c.id, c.country_code, c.country, c.c_type, c.tax_rate, c.cargo_price, c.system_start_time, c.system_end_time,
  c.version, search_fold(c.country_code || ' ' || c.country || ' ' || c.country_tr || ' ' || c.country_en) AS search_text
FROM sys_country_code c;

COMMENT ON COLUMN sys_country_code_view.id IS 'number of the country [never null]';
COMMENT ON COLUMN sys_country_code_view.country_code IS 'country, ISO code [never null]';
COMMENT ON COLUMN sys_country_code_view.country IS 'country as a German word [never null]';
COMMENT ON COLUMN sys_country_code_view.c_type IS 'order of the countries [never null]';
COMMENT ON COLUMN sys_country_code_view.tax_rate IS 'standard VAT rate in percent [never null]';
COMMENT ON COLUMN sys_country_code_view.cargo_price IS 'shipping cost in euro [never null]';
COMMENT ON COLUMN sys_country_code_view.system_start_time IS 'start of the working hours, HH:mm [never null]';
COMMENT ON COLUMN sys_country_code_view.system_end_time IS 'end of the working hours, HH:mm [never null]';
COMMENT ON COLUMN sys_country_code_view.version IS 'state of the row, sent back with a save [never null]';
