-- Rows that belong to a wine, and what is free of it.
CALL announce_records('bottle_holds', $$SELECT 'holds wine ' || stk_id FROM rows$$);

CALL announce_records('hold_drafts', $$SELECT 'holds customer ' || cus_id FROM rows$$);
CREATE OR REPLACE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON hold_drafts
  FOR EACH ROW EXECUTE FUNCTION customer_is_there();
