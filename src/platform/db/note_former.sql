-- A record that was somebody else's before is announced to them as well: they have to learn that it is gone.
CREATE OR REPLACE FUNCTION note_former(fresh jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  noted jsonb := coalesce(nullif(current_setting('weinkontor.former', true), '')::jsonb, '[]');
BEGIN
  IF jsonb_array_length(noted) + jsonb_array_length(fresh) > most_announced() THEN
    PERFORM note_area(fresh -> 0 ->> 'area');
  ELSIF jsonb_array_length(fresh) > 0 THEN
    PERFORM set_config('weinkontor.former', (noted || fresh)::text, true);
  END IF;
END $$;
