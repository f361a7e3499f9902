-- A correction of stock counts more than a hold: the youngest holds of the wine lose what is no longer there. Whoever
-- calls it holds the wine. Answers who lost how many bottles.
CREATE OR REPLACE FUNCTION cut_holds(wine integer) RETURNS TABLE (user_id integer, lost integer) LANGUAGE plpgsql AS $$
DECLARE
  short integer := (SELECT -c.free FROM bottle_counts c WHERE c.stk_id = wine);
  hold record;
BEGIN
  FOR hold IN
    SELECT b.id, b.qty, d.user_id AS owner FROM bottle_holds b JOIN hold_drafts d USING (draft_id)
    WHERE b.stk_id = wine AND d.until > now() ORDER BY b.id DESC
  LOOP
    EXIT WHEN short <= 0;
    user_id := hold.owner;
    lost := least(hold.qty, short);
    IF lost = hold.qty THEN
      DELETE FROM bottle_holds WHERE id = hold.id;
    ELSE
      UPDATE bottle_holds SET qty = qty - lost WHERE id = hold.id;
    END IF;
    short := short - lost;
    RETURN NEXT;
  END LOOP;
END $$;
