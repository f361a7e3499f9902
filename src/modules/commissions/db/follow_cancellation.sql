-- A cancellation and its undoing move what is open and what is owed.
CREATE OR REPLACE FUNCTION follow_cancellation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lost CONSTANT text := earns_nothing(NEW.sd_cancel_on, NEW.f_close);
BEGIN
  IF EXISTS (SELECT FROM prim_odeme_fis_siparis l WHERE l.sip_id = NEW.id AND l.tip = 0) THEN
    SELECT m.odeme, m.odeme_tar, m.belge, m.geri_belge
      INTO NEW.per_odeme, NEW.per_odeme_tar, NEW.per_belge_no, NEW.usr_c_belge
      FROM commission_marks(NEW.id, 0, lost) m;
  END IF;
  IF EXISTS (SELECT FROM prim_odeme_fis_siparis l WHERE l.sip_id = NEW.id AND l.tip = 1) THEN
    SELECT m.odeme, m.odeme_tar, m.belge, m.geri_belge
      INTO NEW.bayi_odeme, NEW.bayi_odeme_tar, NEW.bayi_belge_no, NEW.by_c_belge
      FROM commission_marks(NEW.id, 1, lost) m;
  END IF;
  RETURN NEW;
END $$;
