-- How many mails have failed is asked by whoever watches over the server, several times a minute.
CREATE INDEX mail_outbox_failed ON mail_outbox (id) WHERE status = 'failed';
