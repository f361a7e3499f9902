-- A stored refusal keeps its words in all languages, already filled in, so that nobody has to know every code to read it.
ALTER TABLE data_in_runs RENAME COLUMN problem_params TO problem_words;
ALTER TABLE saved_reports RENAME COLUMN problem_params TO problem_words;
ALTER VIEW data_in_list RENAME COLUMN problem_params TO problem_words;
ALTER VIEW saved_report_list RENAME COLUMN problem_params TO problem_words;

-- What was stored before has its code only and is told in general words.
UPDATE data_in_runs SET problem_words = '{}' WHERE problem_words <> '{}';
UPDATE saved_reports SET problem_words = '{}' WHERE problem_words <> '{}';

-- Documents that were left out of a job name their reason in words too; jobs of before are over and nobody asks for them.
UPDATE belge_isleri SET hatalar = '[]' WHERE hatalar <> '[]';
