-- What is to be done in the homes: turnovers after stays, inspections, repairs, visits of programs.
create schema works;

create table works.job (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('turnover', 'inspection', 'repair', 'program')),
  home_id bigint not null,
  -- The stay it follows: a booking's, or an owner's by its nights in the calendar.
  booking_id bigint references bookings.booking,
  hold_id bigint,
  issue_id bigint references maintenance.issue,
  title text not null default '' check (length(title) <= 120),
  note text not null default '' check (length(note) <= 2000),
  day date not null,
  opens_at timestamptz,
  -- When the next ones come (R73).
  due_at timestamptz,
  same_day boolean not null default false,
  state text not null check (state in ('proposed', 'planned', 'under_way', 'done', 'canceled', 'declined')),
  -- Whoever does it: one of the team, or a company.
  member_id bigint references accounts.account,
  vendor_id bigint references vendors.vendor,
  sent_at timestamptz,
  -- How often its times moved or it was taken back: each is told once.
  moves int not null default 0,
  before_uploads bigint[] not null default '{}',
  after_uploads bigint[] not null default '{}',
  found text not null default '' check (length(found) <= 4000),
  made_at timestamptz not null,
  done_at timestamptz,
  check (member_id is null or vendor_id is null)
);
-- One turnover for each stay, however often its news arrives (R73).
create unique index turnover_of_booking on works.job (booking_id) where kind = 'turnover';
create unique index turnover_of_hold on works.job (hold_id) where kind = 'turnover';
create index job_of_home on works.job (home_id, day);
create index job_open on works.job (day) where state in ('proposed', 'planned', 'under_way');
create index job_of_booking on works.job (booking_id);
create index job_of_issue on works.job (issue_id);
create index job_of_vendor on works.job (vendor_id);

create table works.check_item (
  job_id bigint not null references works.job,
  ordinal int not null,
  text text not null check (length(text) between 1 and 200),
  done boolean not null default false,
  note text not null default '' check (length(note) <= 500),
  primary key (job_id, ordinal)
);
