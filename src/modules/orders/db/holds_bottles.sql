-- An order holds its bottles from the day it is taken until it is sent or cancelled; offers and credit notes hold none.
CREATE OR REPLACE FUNCTION holds_bottles(s_is_teklif integer, sd_cancel_on text, sd_gonderi_status text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN s_is_teklif = 0 AND sd_cancel_on = '0' AND sd_gonderi_status = '0';
