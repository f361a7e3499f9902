-- The turnover of customers, so that the largest of any days are found without reading the documents: the days on which a
-- customer of a dealer had any, and what they came to until then, in cents. What lies between two days is a difference.
CREATE TABLE customer_turnover (
  cus_id integer NOT NULL,
  bayi_id integer NOT NULL,
  days date[] NOT NULL,
  adet integer[] NOT NULL,
  brut bigint[] NOT NULL,
  net bigint[] NOT NULL,
  iptal bigint[] NOT NULL,
  PRIMARY KEY (cus_id, bayi_id)
);

CREATE VIEW customer_turnover_recount AS
SELECT c.cus_id, c.bayi_id, array_agg(c.gun ORDER BY c.gun) AS days, array_agg(c.adet ORDER BY c.gun) AS adet,
  array_agg(c.brut ORDER BY c.gun) AS brut, array_agg(c.net ORDER BY c.gun) AS net, array_agg(c.iptal ORDER BY c.gun) AS iptal
FROM (
  SELECT d.cus_id, d.bayi_id, d.gun, (sum(d.adet) OVER until)::integer AS adet, (sum(d.brut) OVER until)::bigint AS brut,
    (sum(d.net) OVER until)::bigint AS net, (sum(d.iptal) OVER until)::bigint AS iptal
  FROM (
    SELECT b.cus_id, b.bayi_id, b.gun, count(*) FILTER (WHERE b.iptal_mi = '0') AS adet, (sum(b.brut) * 100)::bigint AS brut,
      (sum(b.net) * 100)::bigint AS net, (sum(b.iptal) * 100)::bigint AS iptal
    FROM ciro_belge b WHERE b.gun IS NOT NULL GROUP BY b.cus_id, b.bayi_id, b.gun
  ) d
  WINDOW until AS (PARTITION BY d.cus_id, d.bayi_id ORDER BY d.gun)
) c
GROUP BY c.cus_id, c.bayi_id;

-- Documents note their customer as orders do.
DROP TRIGGER begin_buyer ON siparisler;
CREATE TRIGGER begin_buyer AFTER INSERT ON siparisler FOR EACH ROW
  WHEN (NEW.s_is_teklif = 0 AND NEW.sd_cancel_on = '0' OR NEW.fd_fon = '1') EXECUTE FUNCTION note_buyer();
DROP TRIGGER end_buyer ON siparisler;
CREATE TRIGGER end_buyer AFTER DELETE ON siparisler FOR EACH ROW
  WHEN (OLD.s_is_teklif = 0 AND OLD.sd_cancel_on = '0' OR OLD.fd_fon = '1') EXECUTE FUNCTION note_buyer();
DROP TRIGGER follow_buyer ON siparisler;
CREATE TRIGGER follow_buyer
  AFTER UPDATE OF cus_id, bayi_id, s_tar, s_is_teklif, sd_cancel_on, fd_fon, f_tarih, sd_iptal_tar, s_g_toplam, s_kdv
  ON siparisler FOR EACH ROW
  WHEN ((OLD.cus_id, OLD.bayi_id, OLD.s_tar, OLD.s_is_teklif, OLD.sd_cancel_on, OLD.fd_fon)
      IS DISTINCT FROM (NEW.cus_id, NEW.bayi_id, NEW.s_tar, NEW.s_is_teklif, NEW.sd_cancel_on, NEW.fd_fon)
    OR NEW.fd_fon = '1' AND (OLD.f_tarih, OLD.sd_iptal_tar, OLD.s_g_toplam, OLD.s_kdv)
      IS DISTINCT FROM (NEW.f_tarih, NEW.sd_iptal_tar, NEW.s_g_toplam, NEW.s_kdv))
  EXECUTE FUNCTION note_buyer();

CREATE OR REPLACE FUNCTION fold_buyers() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  buyers integer[];
BEGIN
  WITH taken AS (DELETE FROM changed_buyers RETURNING cus_id)
  SELECT array_agg(DISTINCT cus_id) INTO buyers FROM taken;
  DELETE FROM customer_quarters WHERE cus_id = ANY (buyers);
  INSERT INTO customer_quarters (cus_id, bayi_id, ilk, later)
  SELECT cus_id, bayi_id, ilk, later FROM customer_quarters_recount WHERE cus_id = ANY (buyers);
  DELETE FROM customer_turnover WHERE cus_id = ANY (buyers);
  INSERT INTO customer_turnover (cus_id, bayi_id, days, adet, brut, net, iptal)
  SELECT cus_id, bayi_id, days, adet, brut, net, iptal FROM customer_turnover_recount WHERE cus_id = ANY (buyers);
END $$;

CREATE OR REPLACE PROCEDURE recount_figures() LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM changed_buyers;
  DELETE FROM customer_quarters;
  INSERT INTO customer_quarters (cus_id, bayi_id, ilk, later)
  SELECT cus_id, bayi_id, ilk, later FROM customer_quarters_recount;
  DELETE FROM customer_turnover;
  INSERT INTO customer_turnover (cus_id, bayi_id, days, adet, brut, net, iptal)
  SELECT cus_id, bayi_id, days, adet, brut, net, iptal FROM customer_turnover_recount;
  DELETE FROM figure_deltas;
  DELETE FROM figure_sums;
  INSERT INTO figure_sums
  SELECT f.fact, g.grain, g.day, f.per_id, f.bayi_id, f.item, f.word, sum(f.adet), sum(f.brut), sum(f.net), sum(f.extra)
  FROM figure_recount f
  CROSS JOIN LATERAL (VALUES ('day', f.day), ('month', date_trunc('month', f.day)::date)) AS g (grain, day)
  GROUP BY 1, 2, 3, 4, 5, 6, 7
  HAVING sum(f.adet) <> 0 OR sum(f.brut) <> 0 OR sum(f.net) <> 0 OR sum(f.extra) <> 0
  ORDER BY 1, 2, 3;
END;

INSERT INTO customer_turnover (cus_id, bayi_id, days, adet, brut, net, iptal)
SELECT cus_id, bayi_id, days, adet, brut, net, iptal FROM customer_turnover_recount;
