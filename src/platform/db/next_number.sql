-- Takes the next number. The counter stays locked until the transaction ends, so that no number is lost or doubled.
CREATE OR REPLACE FUNCTION next_number(range_kind text, day date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  taken record;
BEGIN
  PERFORM FROM fatura_sayac WHERE name = range_kind FOR UPDATE;
  SELECT * INTO STRICT taken FROM upcoming_number(range_kind, day);
  PERFORM set_counter(range_kind, taken.year, taken.next);
  RETURN taken.number;
END $$;
