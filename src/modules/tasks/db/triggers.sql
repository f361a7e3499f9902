CALL watch_table('gorevler');
CALL announce_records('gorevler', $$SELECT 'tasks task ' || id FROM rows$$,
  $$jsonb_build_object('area', 'tasks', 'kind', 'task', 'id', b.id,
    'who', jsonb_build_object('send_user', b.send_user, 'reciver_usr', b.reciver_usr))$$);
CREATE OR REPLACE TRIGGER receiver_is_there BEFORE INSERT OR UPDATE OF reciver_usr ON gorevler
  FOR EACH ROW EXECUTE FUNCTION receiver_is_there();
