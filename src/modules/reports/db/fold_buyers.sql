-- Who is noted while this runs is counted twice at worst, never not at all: the note is deleted before the orders are read.
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
