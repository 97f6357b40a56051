-- Damage claims of owners or staff against a guest after their stay, and their outcome.
create schema claims;

create table claims.claim (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings.booking,
  home_id bigint not null,
  guest_id bigint not null references accounts.account,
  raised_by bigint not null references accounts.account,
  -- Who answers the guest: an owner of the home, or staff.
  raised_as text not null check (raised_as in ('host', 'team')),
  raised_at timestamptz not null,
  currency char(3) not null,
  claimed_minor bigint not null check (claimed_minor > 0),
  state text not null default 'asked' check (state in ('asked', 'answered', 'escalated', 'settled', 'closed')),
  -- Deadline for the side that must answer; then staff decide.
  answer_by timestamptz,
  -- Total days by which staff extended the deadlines of both sides.
  extra_days smallint not null default 0 check (extra_days between 0 and 7),
  offered_minor bigint check (offered_minor between 0 and claimed_minor),
  settled_minor bigint check (settled_minor between 0 and claimed_minor),
  ended_at timestamptz,
  check ((state in ('asked', 'answered')) = (answer_by is not null)),
  check ((state in ('settled', 'closed')) = (ended_at is not null)),
  check ((state = 'settled') = (coalesce(settled_minor, 0) > 0)),
  check (state <> 'answered' or offered_minor is not null)
);
create index claim_of_booking on claims.claim (booking_id, id);
create index claim_overdue on claims.claim (answer_by) where state in ('asked', 'answered');

create table claims.item (
  claim_id bigint not null references claims.claim,
  ordinal integer not null check (ordinal >= 1),
  what text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Uploads in pairs: before (0 if there is no photo) and after.
  before_uploads bigint[] not null,
  after_uploads bigint[] not null,
  primary key (claim_id, ordinal),
  check (cardinality(after_uploads) between 1 and 6 and cardinality(before_uploads) = cardinality(after_uploads))
);

-- What was said and done, in order; never changed.
create table claims.word (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claims.claim,
  side text not null check (side in ('guest', 'host', 'team', 'clock')),
  author_id bigint references accounts.account,
  what text not null
    check (what in ('raised', 'answered', 'accepted', 'escalated', 'withdrawn', 'decided', 'extended')),
  amount_minor bigint,
  text text not null,
  uploads bigint[] not null default '{}' check (cardinality(uploads) <= 6),
  at timestamptz not null,
  check ((side = 'clock') = (author_id is null))
);
create index word_of on claims.word (claim_id, id);

select accounts.watch_tables();
