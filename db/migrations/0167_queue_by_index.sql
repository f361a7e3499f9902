-- The queue of a person is read in its order until enough customers were found; who cannot be dialled is not even looked at.
CREATE INDEX customers_own_queue ON customers (cus_user, cus_end_contact NULLS FIRST, id)
  WHERE cus_del = '0' AND cus_f_on = '0' AND cus_dnd = 1 AND rand_tar IS NULL
    AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]);
CREATE INDEX customers_reorder_queue ON customers (cus_user, reorder_due)
  WHERE cus_del = '0' AND cus_f_on = '0' AND cus_dnd = 1 AND rand_tar IS NULL AND reorder_due IS NOT NULL
    AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]);
CREATE INDEX customers_callback_queue ON customers (rand_user, rand_tar, rand_saat, id)
  WHERE cus_del = '0' AND cus_f_on = '0' AND cus_dnd = 1 AND rand_tar IS NOT NULL
    AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]);

-- Whether what a customer agreed to or took back lets somebody call. A function keeps its plan: the queue asks it for five reasons
-- at once, and planning each of them anew would cost more than the answer.
CREATE FUNCTION consents_let_call(customer integer, is_enforced boolean, needs_none boolean) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
DECLARE
  states text[];
BEGIN
  -- Most customers have said nothing, which is quickly known.
  IF NOT EXISTS (SELECT FROM consent_entries e WHERE e.cus_id = customer AND e.channel = 'phone') THEN
    RETURN NOT is_enforced OR needs_none;
  END IF;
  states := ARRAY(SELECT l.state FROM consent_list l WHERE l.cus_id = customer AND l.channel = 'phone');
  RETURN ('withdrawn' <> ALL (states) OR states && ARRAY['proven', 'unproven'])
    AND (NOT is_enforced OR needs_none OR 'proven' = ANY (states));
END $$;
