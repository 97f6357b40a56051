-- Names are found although they are mistyped: by the letter triples they share. The extension comes with PostgreSQL and is
-- trusted, so that the owner of the database may create it.
create extension if not exists pg_trgm;
create index account_name_similar on accounts.account using gin (lower(first_name || ' ' || last_name) gin_trgm_ops);
create index home_name_similar on homes.home using gin (lower(name) gin_trgm_ops);
