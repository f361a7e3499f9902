-- A table whose rows belong to no record announces its area.
CREATE OR REPLACE PROCEDURE announce_writes(name text, area text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER note_write AFTER INSERT OR UPDATE OR DELETE ON %I
    FOR EACH STATEMENT EXECUTE FUNCTION note_write(%L)', name, area);
END $$;
