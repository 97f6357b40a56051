-- What someone wrote and linked about their style, beside the photos they chose, and how often a model read such notes.
alter table tastes.taste add column notes jsonb;

update tastes.taste
set reading = jsonb_set(
  reading,
  '{leans}',
  (select coalesce(jsonb_agg(lean || '{"said": []}'), '[]') from jsonb_array_elements(reading -> 'leans') lean)
)
where jsonb_typeof(reading -> 'leans') = 'array';

create table tastes.day (
  day date primary key,
  readings integer not null
);

select accounts.watch_tables();
