-- What guests report of a house during their stay, and what the team answers.
create schema maintenance;

create table maintenance.issue (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings.booking,
  home_id bigint not null,
  guest_id bigint not null references accounts.account,
  topic text not null
    check (topic in ('heat_or_water', 'kitchen', 'cleaning', 'outside', 'internet', 'something_else')),
  text text not null check (length(text) between 1 and 2000),
  uploads bigint[] not null check (cardinality(uploads) <= 6),
  reported_at timestamptz not null,
  -- That of the last answer.
  state text not null default 'open' check (state in ('open', 'under_way', 'solved'))
);
create index issue_of_booking on maintenance.issue (booking_id, id);
create index issue_of_guest on maintenance.issue (guest_id);
create index issue_unsolved on maintenance.issue (reported_at) where state <> 'solved';

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
