CREATE OR REPLACE FUNCTION reorder_day(customer integer) RETURNS date LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT CASE WHEN count(*) >= 3 AND (max(s_tar)::date - min(s_tar)::date) / (count(*) - 1) BETWEEN 7 AND 365
    THEN max(s_tar)::date + ((max(s_tar)::date - min(s_tar)::date) / (count(*) - 1))::integer END
  FROM siparisler WHERE cus_id = customer AND s_is_teklif = 0 AND sd_cancel_on = '0';
END;
