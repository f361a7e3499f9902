-- Each record is noted as "area kind number". Of an area that is announced as a whole no records are noted.
CREATE OR REPLACE FUNCTION note_records(fresh text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  noted text[] := coalesce(string_to_array(nullif(current_setting('weinkontor.records', true), ''), ','), '{}');
  whole text[] := coalesce(string_to_array(current_setting('weinkontor.changed', true), ' '), '{}');
  area text;
BEGIN
  noted := ARRAY(SELECT unnest(noted) UNION
    SELECT f FROM unnest(fresh) f WHERE f IS NOT NULL AND split_part(f, ' ', 1) <> ALL (whole));
  IF cardinality(noted) > most_announced() THEN
    FOR area IN SELECT DISTINCT split_part(n, ' ', 1) FROM unnest(noted) n LOOP
      PERFORM note_area(area);
    END LOOP;
    noted := '{}';
  END IF;
  PERFORM set_config('weinkontor.records', array_to_string(noted, ','), true);
END $$;
