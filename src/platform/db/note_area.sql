CREATE OR REPLACE FUNCTION note_area(area text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  noted text := coalesce(current_setting('weinkontor.changed', true), '');
BEGIN
  IF area <> ALL (string_to_array(noted, ' ')) THEN
    PERFORM set_config('weinkontor.changed', ltrim(noted || ' ' || area), true);
  END IF;
END $$;
