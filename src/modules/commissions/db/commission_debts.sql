CREATE VIEW commission_debts AS
SELECT b.sip_id, b.tip, b.alici_id, b.f_no, b.odenen AS amount, 'claw_back' AS kind FROM prim_borc b WHERE b.odenen > 0
UNION ALL
SELECT p.id, p.tip, p.alici_id, p.f_no, (0 - p.prim_net)::amount, 'credit_note' FROM prim_listesi p
WHERE p.s_is_teklif = 2 AND p.prim_net < 0 AND (p.per_odeme = '0' OR p.bayi_odeme = '0')
  AND CASE p.tip WHEN 0 THEN p.per_odeme ELSE p.bayi_odeme END = '0';
