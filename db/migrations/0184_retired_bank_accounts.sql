-- An own account that is no longer used: its statements stay, and none is read any more.
ALTER TABLE bank_accounts ADD COLUMN retired_on date;
