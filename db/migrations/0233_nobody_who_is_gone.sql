-- Whoever writes something about a customer or for a person holds that row until the transaction ends. A merge, an erasure,
-- a deletion or a handover at the same moment then comes before it, and is seen here, or after it, and takes it along.
CREATE FUNCTION customer_is_there() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_gone boolean;
BEGIN
  IF NEW.cus_id IS NULL OR (TG_OP = 'UPDATE' AND NEW.cus_id = OLD.cus_id) THEN
    RETURN NEW;
  END IF;
  SELECT cus_del = '1' OR merged_into IS NOT NULL OR erased_at IS NOT NULL INTO is_gone
  FROM customers WHERE id = NEW.cus_id FOR NO KEY UPDATE;
  IF is_gone THEN
    RAISE EXCEPTION 'customer % is gone', NEW.cus_id USING ERRCODE = 'WK001';
  END IF;
  RETURN NEW;
END $$;

-- Orders of a gone customer are corrected by credit notes all the same.
CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON siparisler
  FOR EACH ROW WHEN (NEW.gutschrift_sip_id IS NULL) EXECUTE FUNCTION customer_is_there();
CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON musteri_gorusme
  FOR EACH ROW EXECUTE FUNCTION customer_is_there();
CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON cus_adress
  FOR EACH ROW EXECUTE FUNCTION customer_is_there();
CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON cus_files
  FOR EACH ROW EXECUTE FUNCTION customer_is_there();
CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON calls
  FOR EACH ROW EXECUTE FUNCTION customer_is_there();
CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON call_requests
  FOR EACH ROW EXECUTE FUNCTION customer_is_there();
CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON mandates
  FOR EACH ROW EXECUTE FUNCTION customer_is_there();
CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON hold_drafts
  FOR EACH ROW EXECUTE FUNCTION customer_is_there();

-- The pool and the system are nobody's accounts. A lock after wrong passwords is no block.
CREATE FUNCTION refuse_who_left(person integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  has_left boolean;
BEGIN
  SELECT user_level > 0 AND (sil = '1' OR (blocked = '1' AND failed_login_try_count = 0)) INTO has_left
  FROM sys_users WHERE id = person FOR SHARE;
  IF has_left THEN
    RAISE EXCEPTION 'user % has left', person USING ERRCODE = 'WK002';
  END IF;
END $$;

CREATE FUNCTION owner_is_there() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER owner_is_there BEFORE INSERT OR UPDATE OF cus_user, rand_user ON customers
  FOR EACH ROW EXECUTE FUNCTION owner_is_there();

CREATE FUNCTION receiver_is_there() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.reciver_usr <> OLD.reciver_usr THEN
    PERFORM refuse_who_left(NEW.reciver_usr);
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER receiver_is_there BEFORE INSERT OR UPDATE OF reciver_usr ON gorevler
  FOR EACH ROW EXECUTE FUNCTION receiver_is_there();
