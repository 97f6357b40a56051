-- Jobs in the homes: turnovers after stays, inspections, repairs, program visits.
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
  -- The next arrival (R73).
  due_at timestamptz,
  same_day boolean not null default false,
  state text not null check (state in ('proposed', 'planned', 'under_way', 'done', 'canceled', 'declined')),
  -- The assignee: a staff member or a vendor.
  member_id bigint references accounts.account,
  vendor_id bigint references vendors.vendor,
  sent_at timestamptz,
  -- When work started, to measure how long it took.
  started_at timestamptz,
  -- How often it was rescheduled or withdrawn: each is reported once.
  moves int not null default 0,
  before_uploads bigint[] not null default '{}',
  after_uploads bigint[] not null default '{}',
  found text not null default '' check (length(found) <= 4000),
  made_at timestamptz not null,
  done_at timestamptz,
  check (member_id is null or vendor_id is null)
);
create unique index turnover_of_hold on works.job (hold_id) where kind = 'turnover';
create index job_of_home on works.job (home_id, day);
create index job_open on works.job (day) where state in ('proposed', 'planned', 'under_way');
create index job_of_booking on works.job (booking_id);
create index job_of_issue on works.job (issue_id);
create index job_of_vendor on works.job (vendor_id);
create index turnover_of_home on works.job (home_id, day)
  where kind = 'turnover' and state not in ('canceled', 'declined');
create index job_done_on on works.job (done_at) where done_at is not null;
create unique index turnover_of_booking on works.job (booking_id, home_id) where kind = 'turnover';
-- The staff search finds jobs by part of their title; turnovers have none.
create index job_title_like on works.job using gin (lower(title) gin_trgm_ops) where title <> '';
-- The board of a day, and who recently had turnovers.
create index job_of_day on works.job (day) include (kind, member_id, vendor_id);
create index job_unassigned on works.job (due_at, id)
  where state in ('proposed', 'planned', 'under_way') and member_id is null and vendor_id is null;

create table works.check_item (
  job_id bigint not null references works.job,
  ordinal int not null,
  text text not null check (length(text) between 1 and 200),
  done boolean not null default false,
  note text not null default '' check (length(note) <= 500),
  -- Requires a photo taken after the work before the job can be completed.
  photo boolean not null default false,
  primary key (job_id, ordinal)
);

-- The estimate for a repair, the owner's answer, and the sum above which the owner must approve it.
create table works.bid (
  id bigint generated always as identity primary key,
  job_id bigint not null references works.job,
  vendor_id bigint references vendors.vendor,
  note text not null default '' check (length(note) <= 2000),
  currency char(3) not null,
  -- The sum of its lines, with markups.
  total_minor bigint not null check (total_minor > 0),
  state text not null default 'laid_out' check (state in ('laid_out', 'accepted', 'declined')),
  made_by bigint not null references accounts.account,
  made_at timestamptz not null
);
create index bid_of_job on works.bid (job_id, id);
-- A job has one accepted bid.
create unique index bid_accepted on works.bid (job_id) where state = 'accepted';

create table works.bid_line (
  bid_id bigint not null references works.bid,
  ordinal int not null,
  kind text not null check (kind in ('labor', 'materials', 'other')),
  what text not null check (length(what) between 1 and 200),
  cost_minor bigint not null check (cost_minor > 0),
  -- Basis points that the operator adds.
  markup int not null check (markup between 0 and 10000),
  primary key (bid_id, ordinal)
);

-- In order; never changed.
create table works.word (
  id bigint generated always as identity primary key,
  job_id bigint not null references works.job,
  bid_id bigint not null references works.bid,
  side text not null check (side in ('owner', 'team')),
  what text not null check (what in ('asked', 'approved', 'countered', 'declined', 'ordered')),
  amount_minor bigint not null,
  text text not null default '' check (length(text) <= 2000),
  author_id bigint not null references accounts.account,
  at timestamptz not null
);
create index word_of_job on works.word (job_id, id);

-- Dated: the limit on a day is the last one that started by then.
create table works.approval_limit (
  home_id bigint not null,
  valid_from date not null,
  amount_minor bigint not null check (amount_minor >= 0),
  set_by bigint not null references accounts.account,
  set_at timestamptz not null,
  primary key (home_id, valid_from)
);

-- Vendors' bills for repairs, and what the home's owners are charged of them.
create table works.bill (
  id bigint generated always as identity primary key,
  job_id bigint not null references works.job,
  vendor_id bigint not null references vendors.vendor,
  -- The vendor's own number.
  number text not null check (length(number) between 1 and 60),
  upload_id bigint not null references media.upload,
  currency char(3) not null,
  cost_minor bigint not null check (cost_minor > 0),
  -- Basis points that the operator adds.
  markup int not null check (markup between 0 and 10000),
  charge_minor bigint not null check (charge_minor >= cost_minor),
  state text not null default 'entered' check (state in ('entered', 'charged', 'refused')),
  entered_by bigint not null references accounts.account,
  entered_at timestamptz not null,
  decided_by bigint references accounts.account,
  decided_at timestamptz,
  entry_id bigint references ledger.entry,
  check ((state = 'charged') = (entry_id is not null)),
  check ((state = 'entered') = (decided_at is null))
);
-- A vendor's bill counts once; a rejected one can be submitted again.
create unique index bill_once on works.bill (vendor_id, number) where state <> 'refused';
create index bill_of_job on works.bill (job_id, id);

-- Payments of vendors' bills from the trust. A payment recorded by mistake is withdrawn.
create table works.bill_payment (
  id bigint generated always as identity primary key,
  bill_id bigint not null references works.bill,
  paid_on date not null,
  -- The reference on the bank statement.
  reference text not null check (length(reference) between 3 and 120),
  entry_id bigint not null references ledger.entry,
  noted_by bigint not null references accounts.account,
  noted_at timestamptz not null,
  withdrawn_by bigint references accounts.account,
  withdrawn_at timestamptz,
  check ((withdrawn_by is null) = (withdrawn_at is null))
);
create unique index bill_payment_once on works.bill_payment (bill_id) where withdrawn_at is null;

-- A vendor whose insurance has expired works on one job anyway, approved by a second person.
create table works.vendor_exception (
  job_id bigint not null references works.job,
  vendor_id bigint not null,
  -- The approval request that allowed it.
  request_id bigint not null,
  approved_by bigint not null references accounts.account,
  at timestamptz not null,
  primary key (job_id, vendor_id)
);

select accounts.watch_tables();
