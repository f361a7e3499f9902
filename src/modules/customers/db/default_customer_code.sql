-- A customer without a code of its own gets one by the range, unless somebody has taken it already.
CREATE OR REPLACE FUNCTION default_customer_code() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  code text;
BEGIN
  SELECT number_text(prefix, width, extract(year FROM business_today())::integer, NEW.id) INTO code
  FROM number_ranges WHERE kind = 'customer';
  IF NOT EXISTS (SELECT FROM customers WHERE cus_code = code AND id <> NEW.id) THEN
    NEW.cus_code := code;
  END IF;
  RETURN NEW;
END $$;
