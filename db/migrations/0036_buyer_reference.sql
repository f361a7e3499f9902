-- Public buyers want their invoices to name a reference of theirs, such as the Leitweg-ID.
ALTER TABLE customers ADD COLUMN cus_leitweg text CHECK (length(cus_leitweg) <= 46);
