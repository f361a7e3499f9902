-- The first rate holds from the beginning, a changed one from the day of the change; twice on a day, the last one holds.
CREATE OR REPLACE FUNCTION keep_rate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  since CONSTANT date := CASE WHEN TG_OP = 'INSERT' THEN beginning_of_time() ELSE business_today() END;
  person CONSTANT integer := CASE WHEN TG_TABLE_NAME = 'sys_users' THEN NEW.id END;
  dealer CONSTANT integer := CASE WHEN TG_TABLE_NAME = 'bayi_cari' THEN NEW.id END;
BEGIN
  INSERT INTO prim_oranlari (user_id, bayi_id, gecerli_tar, yuzde) VALUES (person, dealer, since, NEW.yuzde)
  ON CONFLICT ON CONSTRAINT prim_oranlari_once DO UPDATE SET yuzde = excluded.yuzde;
  RETURN NULL;
END $$;
