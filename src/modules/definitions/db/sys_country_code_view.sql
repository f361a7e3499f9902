CREATE VIEW sys_country_code_view AS
SELECT c.id, c.country_code, c.country, c.c_type, c.tax_rate, c.cargo_price, c.system_start_time, c.system_end_time,
  c.version, search_fold(c.country_code || ' ' || c.country || ' ' || c.country_tr || ' ' || c.country_en) AS search_text
FROM sys_country_code c;
