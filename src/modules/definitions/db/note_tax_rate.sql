-- A rate that is set at the country itself counts from today on.
CREATE OR REPLACE FUNCTION note_tax_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tax_rates (country_code, rate, valid_from) VALUES (NEW.country_code, NEW.tax_rate, '1900-01-01');
  ELSIF NEW.tax_rate IS DISTINCT FROM tax_rate_on(NEW.country_code, business_today()) THEN
    INSERT INTO tax_rates (country_code, rate, valid_from) VALUES (NEW.country_code, NEW.tax_rate, business_today())
    ON CONFLICT (country_code, valid_from) DO UPDATE SET rate = excluded.rate;
  END IF;
  RETURN NULL;
END $$;
