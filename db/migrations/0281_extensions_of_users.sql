-- Whose telephone rings is decided by administrators and written to the change log, like the rest of a user. Extensions
-- and user names are one name space: an extension that is somebody else's name is not taken over.
ALTER TABLE sys_users ADD COLUMN extension text CHECK (extension <> '' AND length(extension) <= 50);
UPDATE sys_users u SET extension = p.extension FROM call_preferences p
WHERE p.user_id = u.id AND p.extension <> ''
  AND NOT EXISTS (SELECT FROM sys_users o WHERE o.id <> u.id AND o.sil = '0' AND lower(o.user_name) = lower(p.extension))
  AND NOT EXISTS (SELECT FROM call_preferences o WHERE o.user_id < p.user_id AND lower(o.extension) = lower(p.extension));
CREATE UNIQUE INDEX sys_users_extension ON sys_users (lower(extension)) WHERE sil = '0';
ALTER TABLE call_preferences DROP COLUMN extension;
