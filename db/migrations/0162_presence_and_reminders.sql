-- Who has a customer open, and since when they are talking; a browser that died is gone when its time is up.
CREATE TABLE customer_presence (
  cus_id integer NOT NULL REFERENCES customers (id),
  user_id integer NOT NULL REFERENCES sys_users (id),
  since timestamptz NOT NULL,
  until timestamptz NOT NULL,
  talking_since timestamptz,
  PRIMARY KEY (cus_id, user_id)
);
CREATE INDEX customer_presence_user ON customer_presence (user_id);

-- Call-backs that a person was reminded of, so that each is told once, in however many windows.
CREATE TABLE call_reminders (
  user_id integer NOT NULL REFERENCES sys_users (id),
  cus_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  due timestamptz NOT NULL,
  told_on date NOT NULL,
  is_overdue boolean NOT NULL,
  PRIMARY KEY (user_id, cus_id, due, is_overdue, told_on)
);
CREATE INDEX call_reminders_customer ON call_reminders (cus_id);
