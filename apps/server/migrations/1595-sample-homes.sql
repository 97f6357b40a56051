-- The homes that came with the sample data; every other home was added by the team. Null: not known.
alter table launch.sample add column home_ids integer[];

select accounts.watch_tables();
