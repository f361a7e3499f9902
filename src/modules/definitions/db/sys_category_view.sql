CREATE VIEW sys_category_view AS
SELECT c.id, c.cat_type, c.category, c.version, search_fold(c.cat_type || ' ' || c.category) AS search_text
FROM sys_category c;

COMMENT ON COLUMN sys_category_view.id IS 'number of the category [never null]';
COMMENT ON COLUMN sys_category_view.cat_type IS 'key of the category, unique [never null]';
COMMENT ON COLUMN sys_category_view.category IS 'category of customers [never null]';
COMMENT ON COLUMN sys_category_view.version IS 'state of the row, sent back with a save [never null]';
