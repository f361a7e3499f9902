-- How one side of an order is marked. While it is cancelled it counts as paid; once it stands again, what was taken
-- back is open again.
CREATE OR REPLACE FUNCTION commission_marks(sip integer, side integer, cancelled text, OUT odeme flag, OUT odeme_tar date,
  OUT belge integer, OUT geri_belge integer) LANGUAGE sql STABLE AS $$
  SELECT m.odeme::flag, f.islem_tar, f.id, CASE WHEN cancelled = '1' THEN h.geri_belge END
  FROM (SELECT 1) one
  LEFT JOIN prim_hak h ON h.sip_id = sip AND h.tip = side
  CROSS JOIN LATERAL (SELECT CASE WHEN h.hak IS NOT NULL AND (cancelled = '1' OR h.odenen = h.hak) THEN '1' ELSE '0' END AS odeme) m
  LEFT JOIN prim_odeme_fis f ON f.id = h.belge AND m.odeme = '1';
$$;
