CALL watch_table('company_settings');
CALL announce_writes('company_settings', 'settings');

CALL watch_table('number_ranges');
CALL announce_writes('number_ranges', 'settings');
