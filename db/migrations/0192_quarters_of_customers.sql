-- When customers bought, customer by customer: cohorts are added up from the index alone.
CREATE INDEX siparisler_bought ON siparisler (cus_id, s_tar) INCLUDE (per_id, bayi_id)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0';
