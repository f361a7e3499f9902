-- Amount and flag of an instalment follow its allocations, whoever writes them.
CREATE OR REPLACE FUNCTION fill_instalment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  part integer := coalesce(NEW.taksit_id, OLD.taksit_id);
  change numeric := coalesce(NEW.tutar, 0) - coalesce(OLD.tutar, 0);
BEGIN
  UPDATE cus_taksitler SET odenen = odenen + change,
    odeme = CASE WHEN odenen + change >= tak_tutar THEN '1' ELSE '0' END
  WHERE id = part;
  RETURN NULL;
END $$;
