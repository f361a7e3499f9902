-- Mails, pauses and settings are shown on screens too: who writes them says so.
CALL announce_writes('mail_outbox', 'mail');
CALL announce_writes('sys_blocks', 'users');
CALL announce_writes('sys_settings', 'users');
