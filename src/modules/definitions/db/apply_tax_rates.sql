-- Brings the countries to the rates of today; run every hour and after a rate was added.
CREATE OR REPLACE PROCEDURE apply_tax_rates() LANGUAGE sql
BEGIN ATOMIC
  UPDATE sys_country_code c SET tax_rate = tax_rate_on(c.country_code, business_today())
  WHERE c.tax_rate IS DISTINCT FROM tax_rate_on(c.country_code, business_today());
END;
