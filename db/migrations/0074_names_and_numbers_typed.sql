-- The beginnings of names, without case and accents; those of one name in the order of their numbers.
CREATE INDEX customers_surname_start ON customers (search_fold(cus_surname) COLLATE "C", id) WHERE cus_del = '0';
CREATE INDEX customers_firm_start ON customers (search_fold(cus_firm) COLLATE "C", id) WHERE cus_del = '0';

-- The number of an invoice as people read it aloud: no blanks and signs, the letter O is a zero.
CREATE FUNCTION invoice_key(f_no text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(regexp_replace(lower(f_no COLLATE "C"), '[^a-z0-9]', '', 'g'), 'o', '0');

CREATE INDEX siparisler_invoice_key ON siparisler (invoice_key(f_no) COLLATE "C") WHERE f_no IS NOT NULL;
