-- The company in fields of its own. What stands in its text blocks is read as far as it can be; the blocks stay as they
-- are and are printed as before. A block that is empty is made of the fields.
ALTER TABLE firma_bilgileri
  ADD COLUMN legal_name text CHECK (length(legal_name) <= 100),
  ADD COLUMN street text CHECK (length(street) <= 100),
  ADD COLUMN postcode text CHECK (length(postcode) <= 10),
  ADD COLUMN town text CHECK (length(town) <= 60),
  ADD COLUMN country text REFERENCES sys_country_code (country_code),
  ADD COLUMN phone text CHECK (length(phone) <= 40),
  ADD COLUMN email text CHECK (length(email) <= 100),
  ADD COLUMN register_court text CHECK (length(register_court) <= 80),
  ADD COLUMN register_number text CHECK (length(register_number) <= 40),
  ADD COLUMN directors text CHECK (length(directors) <= 200),
  ADD COLUMN bank_name text CHECK (length(bank_name) <= 80),
  ADD COLUMN account_holder text CHECK (length(account_holder) <= 70),
  ADD COLUMN iban text CHECK (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  ADD COLUMN bic text CHECK (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  ADD COLUMN creditor_id text CHECK (creditor_id ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{4,31}$');

-- ISO 7064, modulus 97,10: letters count from ten up.
CREATE FUNCTION pg_temp.rest_97(digits text) RETURNS numeric LANGUAGE sql AS $$
  SELECT string_agg(CASE WHEN sign ~ '[A-Z]' THEN (ascii(sign) - 55)::text ELSE sign END, '' ORDER BY place)::numeric % 97
  FROM regexp_split_to_table(digits, '') WITH ORDINALITY AS t (sign, place)
$$;

CREATE FUNCTION pg_temp.lines_of(block text) RETURNS text[] LANGUAGE sql AS $$
  SELECT coalesce(array_agg(trim(line) ORDER BY place), '{}')
  FROM regexp_split_to_table(coalesce(block, ''), '\r?\n') WITH ORDINALITY AS t (line, place)
  WHERE trim(line) <> ''
$$;

-- What is longer than its field stays in the block alone.
CREATE FUNCTION pg_temp.fitting(value text, longest integer) RETURNS text LANGUAGE sql AS $$
  SELECT CASE WHEN length(trim(value)) BETWEEN 1 AND longest THEN trim(value) END
$$;

DO $$
DECLARE
  place_line CONSTANT text := '^(?:([A-Z]{1,2})-)?([0-9]{4,5})\s+(\S.*)$';
  company firma_bilgileri%ROWTYPE;
  block text;
  lines text[];
  place text[];
  candidate text;
  words text;
  bank text;
  spelled text;
BEGIN
  SELECT * INTO company FROM firma_bilgileri WHERE id = 1;
  IF NOT FOUND THEN RETURN; END IF;

  company.legal_name := pg_temp.fitting(coalesce(
    (pg_temp.lines_of(company.k1_1))[1], split_part((pg_temp.lines_of(company.ust_bilgi))[1], ' · ', 1)), 100);

  -- The address stands below the name: street, postcode with town, country. A comma or a dot in the middle parts lines too.
  FOREACH block IN ARRAY ARRAY[company.k1_1, company.ust_bilgi] LOOP
    lines := pg_temp.lines_of(regexp_replace(replace(block, ' · ', E'\n'),
      ',\s*((?:[A-Z]{1,2}-)?[0-9]{4,5}\s)', E'\n\\1', 'g'));
    FOR at IN 3 .. cardinality(lines) LOOP
      place := regexp_match(lines[at], place_line);
      CONTINUE WHEN place IS NULL OR company.town IS NOT NULL;
      company.street := pg_temp.fitting(lines[at - 1], 100);
      company.postcode := place[2];
      company.town := pg_temp.fitting(place[3], 60);
      spelled := coalesce(lines[at + 1], '');
      SELECT country_code INTO company.country FROM sys_country_code
      WHERE lower(spelled) IN (lower(country_code), lower(country), lower(country_tr), lower(country_en));
      IF company.country IS NULL THEN
        SELECT country_code INTO company.country FROM sys_country_code
        WHERE country_code = coalesce(CASE place[1] WHEN 'D' THEN 'DE' WHEN 'A' THEN 'AT' ELSE place[1] END,
          CASE WHEN upper(company.ustid) LIKE 'CHE%' THEN 'CH' END,
          substring(upper(company.ustid) FROM '^\s*(DE|AT)'),
          CASE WHEN length(place[2]) = 5 THEN 'DE' END);
      END IF;
    END LOOP;
  END LOOP;

  words := concat_ws(E'\n', company.k2_1, company.k1_1, company.k3_1, company.ust_bilgi);
  company.phone := pg_temp.fitting(substring(words FROM '(?i)Tel(?:efon)?\.?:?[ \t]*(\+?[0-9 \t/()-]{6,})'), 40);
  company.email := pg_temp.fitting(substring(words FROM '[A-Za-z0-9_.+-]+@[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+'), 100);
  company.directors := pg_temp.fitting(
    substring(words FROM '(?i)(?:Gesch(?:ä|ae)ftsf(?:ü|ue)hr[[:alpha:]]*|Vorstand|Inhaber(?:in)?)[ \t]*:[ \t]*([^\r\n]+)'), 200);
  company.register_court := pg_temp.fitting(regexp_replace(
    substring(words FROM '((?:Amts|Landes|Handels|Bezirks)gericht [^,:;0-9\r\n]+)'), '\s+(HR[AB]|GnR|FN)\s*$', ''), 80);
  company.register_number := pg_temp.fitting(substring(words FROM '\y((?:HR[AB]|GnR|FN) ?[0-9][0-9 ]*[A-Za-z]?)\y'), 40);

  bank := regexp_replace(coalesce(company.k3_1, ''), '\y(IBAN|BIC|SWIFT)\y', E'\n\\1', 'gi');
  FOR candidate IN
    SELECT upper(replace(match[1], ' ', ''))
    FROM regexp_matches(bank, '\y([A-Za-z]{2}[0-9]{2}(?: ?[A-Za-z0-9]){11,30})\y', 'g') AS match
  LOOP
    IF company.iban IS NULL AND pg_temp.rest_97(substr(candidate, 5) || left(candidate, 4)) = 1 THEN company.iban := candidate; END IF;
  END LOOP;
  company.bic := upper(substring(bank FROM '(?i)\y(?:BIC|SWIFT)\y[^A-Za-z0-9\n]*([A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)\y'));
  company.account_holder := pg_temp.fitting(substring(bank FROM '(?i)Kontoinhaber(?:in)?[ \t]*:?[ \t]*([^\r\n]+)'), 70);
  SELECT pg_temp.fitting(regexp_replace(line, '^Bank(verbindung)?:\s*', '', 'i'), 80) INTO company.bank_name
  FROM unnest(pg_temp.lines_of(bank)) WITH ORDINALITY AS t (line, number)
  WHERE line !~* '[0-9@]|IBAN|BIC|SWIFT|Kontoinhaber|^Bank(verbindung)?:?$' ORDER BY number LIMIT 1;

  candidate := upper(substring(words FROM '(?i)Gl(?:ä|ae)ubiger[^0-9\r\n]*[^A-Za-z0-9]([A-Z]{2}[0-9]{2}[A-Z0-9]{4,31})\y'));
  IF pg_temp.rest_97(substr(candidate, 8) || left(candidate, 4)) = 1 THEN company.creditor_id := candidate; END IF;

  UPDATE firma_bilgileri SET legal_name = company.legal_name, street = company.street, postcode = company.postcode,
    town = company.town, country = company.country, phone = company.phone, email = company.email,
    register_court = company.register_court, register_number = company.register_number, directors = company.directors,
    bank_name = company.bank_name, account_holder = company.account_holder, iban = company.iban, bic = company.bic,
    creditor_id = company.creditor_id
  WHERE id = 1;
END $$;
