-- A message that stands is never changed; it goes only with its conversation.
CREATE OR REPLACE TRIGGER chat_messages_keep BEFORE UPDATE ON chat_messages FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER drop_chat_file AFTER DELETE ON chat_messages FOR EACH ROW
  WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION drop_chat_file();
