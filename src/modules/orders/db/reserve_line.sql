CREATE OR REPLACE FUNCTION reserve_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM reservations WHERE line_id = NEW.id;
  END IF;
  -- The lock waits for whoever is just cancelling or sending the order.
  INSERT INTO reservations SELECT NEW.id, NEW.sip_id, NEW.stk_id, NEW.stk_adet
    FROM (SELECT * FROM siparisler WHERE id = NEW.sip_id FOR SHARE) o
    WHERE holds_bottles(o.s_is_teklif, o.sd_cancel_on, o.sd_gonderi_status);
  RETURN NULL;
END $$;
