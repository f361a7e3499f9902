-- What is overdue today: the open rest of every part whose day has passed, with late fee and bank charges that no money covers
-- yet. The twin of overdueOn() in orders/domain.
CREATE OR REPLACE FUNCTION overdue_amount(invoice integer, total numeric, agreed date, stage_fee numeric) RETURNS numeric
LANGUAGE sql STABLE
RETURN (
  SELECT CASE WHEN p.due > 0 OR p.rest = 0 THEN p.due + greatest(0, m.fee + m.left + a.filled - m.brought) ELSE 0 END
  FROM (
    SELECT coalesce(sum(borc), 0) AS brought,
      coalesce(sum(alacak) FILTER (WHERE islem_type = 3), stage_fee) + coalesce(sum(alacak) FILTER (WHERE islem_type = 9), 0) AS fee,
      coalesce(sum(alacak) FILTER (WHERE islem_type IN (4, 7)), 0) AS left
    FROM cari_islem WHERE s_no = invoice AND iptal_t IS NULL
  ) m
  CROSS JOIN (SELECT coalesce(sum(tutar), 0) AS filled FROM allocations WHERE sip_id = invoice) a
  CROSS JOIN LATERAL (
    SELECT
      CASE WHEN count(t.id) > 0 THEN coalesce(sum(t.tak_tutar - t.odenen) FILTER (WHERE t.tak_tar < business_today()), 0)
        WHEN agreed < business_today() THEN total - a.filled ELSE 0 END AS due,
      total - a.filled AS rest
    FROM cus_taksitler t WHERE t.sip_id = invoice
  ) p);
