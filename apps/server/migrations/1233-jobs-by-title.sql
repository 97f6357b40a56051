-- The staff search finds jobs by part of their title; turnovers have none.
create index job_title_like on works.job using gin (lower(title) gin_trgm_ops) where title <> '';
