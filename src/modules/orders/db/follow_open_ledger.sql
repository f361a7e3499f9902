CREATE OR REPLACE FUNCTION follow_open_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_open_invoice(NEW.s_no);
  RETURN NULL;
END $$;
