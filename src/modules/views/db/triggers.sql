CALL watch_table('list_views');
CALL announce_writes('list_views', 'views');
