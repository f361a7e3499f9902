-- Announces what the transaction wrote, with its commit and to every node; null if it wrote nothing.
CREATE OR REPLACE FUNCTION announce_written() RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  body jsonb;
  number bigint;
BEGIN
  body := jsonb_build_object(
    'areas', to_jsonb(coalesce(string_to_array(nullif(current_setting('weinkontor.changed', true), ''), ' '), '{}')),
    'records', CASE WHEN coalesce(current_setting('weinkontor.records', true), '') = '' THEN '[]' ELSE written_records() END
      || coalesce(nullif(current_setting('weinkontor.former', true), '')::jsonb, '[]'));
  IF body = '{"areas": [], "records": []}' THEN
    RETURN NULL;
  END IF;
  body := jsonb_strip_nulls(body || jsonb_build_object('by', nullif(current_setting('weinkontor.user_id', true), '')::integer));
  INSERT INTO announcements (body) VALUES (body) RETURNING id INTO number;
  -- A notification carries 8,000 bytes; a larger one is read from the table.
  PERFORM pg_notify('announcements', CASE WHEN octet_length(body::text) < 7000
    THEN jsonb_build_object('id', number, 'body', body)::text ELSE jsonb_build_object('id', number)::text END);
  RETURN body || jsonb_build_object('id', number);
END $$;
