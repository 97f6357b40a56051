-- Issues that guests and owners report about a home, and staff's answers.
create schema maintenance;

create table maintenance.issue (
  id bigint generated always as identity primary key,
  -- Null for an owner, who reports without a stay.
  booking_id bigint references bookings.booking,
  home_id bigint not null,
  reporter_id bigint not null references accounts.account,
  reported_as text not null
    check (reported_as in ('guest', 'owner')),
  topic text not null check (
    topic in ('heat_or_water', 'kitchen', 'cleaning', 'outside', 'internet', 'not_as_described', 'something_else')
  ),
  text text not null check (length(text) between 1 and 2000),
  uploads bigint[] not null check (cardinality(uploads) <= 6),
  reported_at timestamptz not null,
  -- The state of the last answer.
  state text not null default 'open' check (state in ('open', 'under_way', 'solved')),
  -- Deadline for staff to answer; only for a report under the as-described promise.
  answer_by timestamptz,
  -- When staff were reminded that it has passed.
  overdue_notice_at timestamptz,
  check ((reported_as = 'guest') = (booking_id is not null)),
  constraint issue_answer_by_check check ((topic = 'not_as_described') = (answer_by is not null))
);
create index issue_of_booking on maintenance.issue (booking_id, id);
create index issue_of_guest on maintenance.issue (reporter_id);
create index issue_unsolved on maintenance.issue (reported_at) where state <> 'solved';
create index issue_of_home on maintenance.issue (home_id, id);
create index issue_answer_by on maintenance.issue (answer_by) where state = 'open' and answer_by is not null;

-- In order; never changed.
create table maintenance.answer (
  id bigint generated always as identity primary key,
  issue_id bigint not null references maintenance.issue,
  state text not null check (state in ('under_way', 'solved')),
  author_id bigint not null references accounts.account,
  text text not null,
  at timestamptz not null
);
create index answer_of on maintenance.answer (issue_id, id);

select accounts.watch_tables();
