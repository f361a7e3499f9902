-- The twin of reminderFee() in domain/reminders/fees.ts.
CREATE OR REPLACE FUNCTION reminder_fee(second_sent text, third_sent text, second_fee numeric, third_fee numeric)
RETURNS numeric LANGUAGE sql IMMUTABLE
RETURN CASE WHEN third_sent = '1' THEN coalesce(third_fee, 0) WHEN second_sent = '1' THEN coalesce(second_fee, 0) ELSE 0 END;
