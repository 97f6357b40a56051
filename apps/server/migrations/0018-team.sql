-- The console page a staff member starts on, if it differs from the one for their permissions.
create schema team;

create table team.start_page (
  account_id bigint primary key references accounts.account,
  page text not null check (page in ('today', 'inbox', 'calendar', 'bookings', 'operations', 'money')),
  set_by bigint not null references accounts.account,
  set_at timestamptz not null
);
create index start_page_by_setter on team.start_page (set_by);

select accounts.watch_tables();
