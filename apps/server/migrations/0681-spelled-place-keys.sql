-- Names of towns and streets are compared in Latin letters, whatever script they are written in. Keys written before are
-- written again once, by a job.
alter table places.town add column key_spelled boolean not null default false;
create index town_key_unspelled on places.town (id) where not key_spelled;
alter table places.house add column key_spelled boolean not null default false;
create index house_key_unspelled on places.house (id) where not key_spelled;

-- The names that a search by a Latin spelling fetches and spells: those with letters beyond ASCII.
create index account_name_beyond_ascii on accounts.account (id)
  where (first_name || ' ' || last_name) ~ '[^[:ascii:]]';
create index home_name_beyond_ascii on homes.home (id) where name ~ '[^[:ascii:]]';
