CREATE OR REPLACE FUNCTION keep_dealer_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.bayi_id := coalesce(NEW.bayi_id, (SELECT u.bayi FROM sys_users u WHERE u.id = NEW.per_id));
  RETURN NEW;
END $$;
