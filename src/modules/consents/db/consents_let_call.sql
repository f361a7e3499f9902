-- Whether what a customer agreed to or took back lets somebody call. A function keeps its plan: the queue asks it for five reasons
-- at once, and planning each of them anew would cost more than the answer.
CREATE OR REPLACE FUNCTION consents_let_call(customer integer, is_enforced boolean, needs_none boolean) RETURNS boolean
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
