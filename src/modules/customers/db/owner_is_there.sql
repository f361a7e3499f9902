CREATE OR REPLACE FUNCTION owner_is_there() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.cus_del = '1' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.cus_user IS DISTINCT FROM OLD.cus_user THEN
    PERFORM refuse_who_left(NEW.cus_user);
  END IF;
  IF NEW.rand_user <> 0 AND (TG_OP = 'INSERT' OR NEW.rand_user IS DISTINCT FROM OLD.rand_user) THEN
    PERFORM refuse_who_left(NEW.rand_user);
  END IF;
  RETURN NEW;
END $$;
