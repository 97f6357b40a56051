-- Care programs owners enroll a home in: a year of visits at a price.
create schema programs;

create table programs.program (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 80),
  summary text not null check (length(summary) between 1 and 600),
  included text[] not null,
  currency char(3) not null,
  price_minor bigint not null check (price_minor > 0),
  per text not null check (per in ('visit', 'month', 'year')),
  -- The months with visits, and how many in each.
  months int[] not null check (months <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] and cardinality(months) > 0),
  visits int not null check (visits between 1 and 4),
  -- False: closed to new homes; enrolled ones stay.
  offered boolean not null,
  confirmed jsonb,
  changed_by bigint references accounts.account,
  changed_at timestamptz not null
);

-- A home's enrollment, on the terms of the day it was agreed.
create table programs.enrolment (
  id bigint generated always as identity primary key,
  program_id bigint not null references programs.program,
  home_id bigint not null,
  from_on date not null,
  -- The last day; null: until someone ends it. The day before the first: ended before it began.
  until_on date check (until_on >= from_on - 1),
  currency char(3) not null,
  price_minor bigint not null check (price_minor > 0),
  per text not null check (per in ('visit', 'month', 'year')),
  months int[] not null,
  visits int not null,
  enrolled_by bigint not null references accounts.account,
  enrolled_at timestamptz not null,
  ended_by bigint references accounts.account,
  ended_at timestamptz
);
create unique index enrolment_open on programs.enrolment (program_id, home_id) where until_on is null;
create index enrolment_of_home on programs.enrolment (home_id);

-- Each visit is planned once.
create table programs.visit (
  enrolment_id bigint not null references programs.enrolment,
  day date not null,
  job_id bigint not null unique references works.job,
  primary key (enrolment_id, day)
);

-- Each part of the price is charged once.
create table programs.charge (
  id bigint generated always as identity primary key,
  enrolment_id bigint not null references programs.enrolment,
  due_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  entry_id bigint not null references ledger.entry,
  charged_at timestamptz not null,
  unique (enrolment_id, due_on)
);

select accounts.watch_tables();
