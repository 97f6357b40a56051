create schema reports;

-- What staff expect of a destination in a month.
create table reports.budget (
  town_id text not null,
  month date not null check (extract(day from month) = 1),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  rent_minor bigint not null check (rent_minor >= 0),
  nights integer not null check (nights >= 0),
  set_by bigint not null,
  set_at timestamptz not null,
  primary key (town_id, month, currency)
);

-- Who gets a report by email, and how often.
create table reports.schedule (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  every text not null check (every in ('week', 'month')),
  town_id text,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  next_on date not null,
  made_at timestamptz not null
);
create unique index schedule_once on reports.schedule (account_id, every, coalesce(town_id, ''), currency);
create index schedule_due on reports.schedule (next_on);

select accounts.watch_tables();
