CREATE VIEW sys_category_view AS
SELECT c.id, c.cat_type, c.category, c.version, search_fold(c.cat_type || ' ' || c.category) AS search_text
FROM sys_category c;
