-- Each saved state of the header and footer menus: who changed them, and what to bring back.
create table content.menu_version (
  number int primary key check (number >= 1),
  header jsonb not null,
  footer jsonb,
  saved_by bigint,
  saved_at timestamptz not null
);
insert into content.menu_version (number, header, footer, saved_at)
  select 1, header, footer, now() from content.setting where header <> '[]' or jsonb_typeof(footer) = 'array';
-- Counts saves, so that no one overwrites someone else's.
alter table content.setting add column version int not null default 0 check (version >= 0);
select accounts.watch_tables();
