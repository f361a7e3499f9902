-- Customers are found by some digits of any of their telephone numbers, however these were written. Each number is
-- spelled with its country code and, where it is one of the customer's country, as it is dialled there. ANALYZE calls the
-- functions of an index without a search path, so they name the schema.
CREATE FUNCTION phone_spellings(country text, phones text[]) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  home CONSTANT text := public.calling_code(country);
  spellings text[] := '{}';
  phone text;
  digits text;
  dialled text;
BEGIN
  FOREACH phone IN ARRAY phones LOOP
    CONTINUE WHEN phone IS NULL;
    phone := replace(phone, '(0)', '');
    digits := regexp_replace(phone, '[^0-9]', '', 'g');
    IF digits LIKE '00%' THEN
      digits := substr(digits, 3);
    ELSIF digits LIKE '0%' AND phone !~ '^\s*\+' THEN
      digits := home || substr(digits, 2);
    END IF;
    IF starts_with(digits, home) THEN
      dialled := ltrim(substr(digits, length(home) + 1), '0');
      spellings := spellings || (home || dialled) || ('0' || dialled);
    ELSIF digits <> '' THEN
      spellings := spellings || digits;
    END IF;
  END LOOP;
  RETURN spellings;
END $$;

-- All runs of four digits in the telephone numbers, for an index that need not look at the numbers themselves.
CREATE FUNCTION phone_parts(country text, phones text[]) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  parts text[] := '{}';
  spelling text;
BEGIN
  FOREACH spelling IN ARRAY public.phone_spellings(country, phones) LOOP
    FOR place IN 1 .. length(spelling) - 3 LOOP
      parts := parts || substr(spelling, place, 4);
    END LOOP;
  END LOOP;
  RETURN parts;
END $$;

CREATE INDEX customers_phone_parts ON customers
  USING gin (phone_parts(cus_country_code, ARRAY[cus_tel1, cus_tel2, cus_gsm, cus_private, cus_fax]))
  WITH (fastupdate = off) WHERE cus_del = '0';
