-- Cards that somebody has open now are few among all that were ever open.
CREATE INDEX customer_locks_until ON customer_locks (until);
