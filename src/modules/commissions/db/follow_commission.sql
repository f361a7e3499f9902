-- An order is paid what it earns and never more, and no more is taken back than was paid.
CREATE OR REPLACE FUNCTION follow_commission() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong integer;
BEGIN
  SELECT h.sip_id INTO wrong FROM changed c
  CROSS JOIN LATERAL (SELECT * FROM prim_hak p WHERE p.sip_id = c.sip_id AND p.tip = c.tip OFFSET 0) h
  WHERE h.odenen NOT BETWEEN least(0, h.hak) AND greatest(0, h.hak) LIMIT 1;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'order % is paid or taken back twice', wrong
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'prim_odeme_fis_siparis_once';
  END IF;
  UPDATE siparisler o SET per_odeme = m.odeme, per_odeme_tar = m.odeme_tar, per_belge_no = m.belge, usr_c_belge = m.geri_belge
  FROM (SELECT DISTINCT sip_id FROM changed WHERE tip = 0) c
  JOIN siparisler held ON held.id = c.sip_id
  CROSS JOIN LATERAL commission_marks(c.sip_id, 0, earns_nothing(held.sd_cancel_on, held.f_close)) m
  WHERE o.id = c.sip_id;
  UPDATE siparisler o SET bayi_odeme = m.odeme, bayi_odeme_tar = m.odeme_tar, bayi_belge_no = m.belge, by_c_belge = m.geri_belge
  FROM (SELECT DISTINCT sip_id FROM changed WHERE tip = 1) c
  JOIN siparisler held ON held.id = c.sip_id
  CROSS JOIN LATERAL commission_marks(c.sip_id, 1, earns_nothing(held.sd_cancel_on, held.f_close)) m
  WHERE o.id = c.sip_id;
  RETURN NULL;
END $$;
