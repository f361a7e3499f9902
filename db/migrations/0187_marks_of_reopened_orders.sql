-- Orders that slips have lines of and whose invoice was opened again before: they are marked as the triggers mark them now.
UPDATE siparisler o SET per_odeme = m.odeme, per_odeme_tar = m.odeme_tar, per_belge_no = m.belge, usr_c_belge = m.geri_belge
FROM (SELECT DISTINCT sip_id FROM prim_odeme_fis_siparis WHERE tip = 0) l
CROSS JOIN LATERAL commission_marks(l.sip_id, 0, '1') m
WHERE o.id = l.sip_id AND o.sd_cancel_on = '0' AND o.f_close = '0' AND o.fd_fon = '1';
UPDATE siparisler o SET bayi_odeme = m.odeme, bayi_odeme_tar = m.odeme_tar, bayi_belge_no = m.belge, by_c_belge = m.geri_belge
FROM (SELECT DISTINCT sip_id FROM prim_odeme_fis_siparis WHERE tip = 1) l
CROSS JOIN LATERAL commission_marks(l.sip_id, 1, '1') m
WHERE o.id = l.sip_id AND o.sd_cancel_on = '0' AND o.f_close = '0' AND o.fd_fon = '1';
