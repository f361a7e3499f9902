-- The name of a stored file ends as its content demands; names that claimed something else get the right ending.
UPDATE sys_files f
SET file_name = left(coalesce(nullif(regexp_replace(f.file_name, '\.(?=\w*[A-Za-z])\w{1,8}$', ''), ''), 'datei'), 195)
  || '.' || t.ending
FROM (VALUES
  ('application/pdf', 'pdf', 'pdf'),
  ('image/png', 'png', 'png'),
  ('image/jpeg', 'jpg', 'jpg|jpeg|jpe|jfif'),
  ('image/gif', 'gif', 'gif'),
  ('image/webp', 'webp', 'webp'),
  ('application/msword', 'doc', 'doc|dot'),
  ('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx', 'docx'),
  ('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx', 'xlsx'),
  ('video/webm', 'webm', 'webm'),
  ('audio/webm', 'webm', 'webm|weba'),
  ('video/ogg', 'ogv', 'ogv|ogg'),
  ('audio/ogg', 'ogg', 'ogg|oga|opus'),
  ('video/quicktime', 'mov', 'mov|qt'),
  ('video/mp4', 'mp4', 'mp4|m4v'),
  ('audio/mp4', 'm4a', 'm4a|mp4'),
  ('audio/wav', 'wav', 'wav'),
  ('audio/flac', 'flac', 'flac'),
  ('audio/aac', 'aac', 'aac'),
  ('audio/mpeg', 'mp3', 'mp3|mp2|mpga')
) AS t (type, ending, endings)
WHERE f.file_type = t.type AND f.file_name !~* ('\.(' || t.endings || ')$');
