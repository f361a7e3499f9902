-- The pool and the system are nobody's accounts. A lock after wrong passwords is no block.
CREATE OR REPLACE FUNCTION refuse_who_left(person integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  has_left boolean;
BEGIN
  SELECT user_level > 0 AND (sil = '1' OR (blocked = '1' AND failed_login_try_count = 0)) INTO has_left
  FROM sys_users WHERE id = person FOR SHARE;
  IF has_left THEN
    RAISE EXCEPTION 'user % has left', person USING ERRCODE = 'WK002';
  END IF;
END $$;
