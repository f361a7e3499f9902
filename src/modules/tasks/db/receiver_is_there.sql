CREATE OR REPLACE FUNCTION receiver_is_there() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.reciver_usr <> OLD.reciver_usr THEN
    PERFORM refuse_who_left(NEW.reciver_usr);
  END IF;
  RETURN NEW;
END $$;
