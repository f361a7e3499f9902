-- The rest of an advance follows from the slips; more than it was can never be settled (kalan >= 0).
CREATE OR REPLACE FUNCTION follow_advance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  advance CONSTANT integer := coalesce(NEW.odeme_id, OLD.odeme_id);
BEGIN
  UPDATE personel_odeme p SET kalan = p.tutar - s.settled, belge_no = CASE WHEN p.tutar = s.settled THEN s.last END
  FROM (
    SELECT coalesce(sum(a.tutar), 0) AS settled, max(a.fis_id) AS last FROM prim_odeme_fis_avans a WHERE a.odeme_id = advance
  ) s
  WHERE p.id = advance;
  RETURN NULL;
END $$;
