-- Each field is written once; nothing is deleted.
CREATE OR REPLACE FUNCTION keep_issued_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  once CONSTANT text[] := ARRAY['verildi_at', 'file_id', 'sha256', 'xml_file_id', 'xml_sha256', 'geri_alindi_at'];
  content CONSTANT text[] := ARRAY['model', 'e_fatura', 'file_id', 'sha256', 'xml_file_id', 'xml_sha256'];
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.model = '{}' AND NEW.e_fatura IS NULL AND NEW.file_id IS NULL AND NEW.xml_file_id IS NULL
    AND to_jsonb(OLD) - content = to_jsonb(NEW) - content
    AND is_erasing((SELECT cus_id FROM siparisler WHERE id = OLD.sip_id)) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR to_jsonb(OLD) - once <> to_jsonb(NEW) - once
    OR EXISTS (
      SELECT FROM unnest(once) AS field
      WHERE to_jsonb(OLD) ->> field IS NOT NULL AND to_jsonb(OLD) -> field <> to_jsonb(NEW) -> field
    ) THEN
    RAISE EXCEPTION 'issued document % is immutable', OLD.id;
  END IF;
  RETURN NEW;
END $$;
