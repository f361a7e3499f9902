CREATE OR REPLACE FUNCTION reserve_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF holds_bottles(NEW.s_is_teklif, NEW.sd_cancel_on, NEW.sd_gonderi_status) THEN
    INSERT INTO reservations SELECT id, sip_id, stk_id, stk_adet FROM siparis_icerik WHERE sip_id = NEW.id;
  ELSE
    DELETE FROM reservations WHERE sip_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
