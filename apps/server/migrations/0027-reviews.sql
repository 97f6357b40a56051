-- Reviews: what guest and owner write about a stay, neither seeing the other's first (R75), and private feedback to
-- staff. A home's published reviews are in homes.review, which counts them.
create schema reviews;

-- The review state of a stay; writing and publishing lock its row.
create table reviews.stay (
  booking_id bigint primary key references bookings.booking,
  home_id bigint not null references homes.home,
  guest_id bigint not null references accounts.account,
  closes_at timestamptz not null,
  published_at timestamptz
);
create index stay_unpublished on reviews.stay (closes_at) where published_at is null;
create index stay_guest on reviews.stay (guest_id);
create index review_published on reviews.stay (published_at) where published_at is not null;

create table reviews.review (
  id bigint generated always as identity primary key,
  booking_id bigint not null references reviews.stay,
  side text not null check (side in ('guest', 'owner')),
  author_id bigint not null references accounts.account,
  -- As published: a first name and an initial.
  author text not null,
  stayed_in text not null check (stayed_in ~ '^[0-9]{4}-[0-9]{2}$'),
  rating smallint not null check (rating between 1 and 5),
  aspects jsonb not null default '{}',
  text text not null check (length(text) between 1 and 4000),
  written_at timestamptz not null,
  answer text check (length(answer) between 1 and 2000),
  answered_by bigint references accounts.account,
  answered_at timestamptz,
  hidden_reason text,
  hidden_by bigint references accounts.account,
  hidden_at timestamptz,
  unique (booking_id, side),
  check ((answer is null) = (answered_at is null)),
  check (side = 'guest' or answer is null),
  check ((hidden_reason is null) = (hidden_at is null))
);
create index review_author on reviews.review (author_id);
create index review_written on reviews.review (written_at desc, id desc);

create table reviews.feedback (
  id bigint generated always as identity primary key,
  booking_id bigint unique references bookings.booking,
  account_id bigint references accounts.account,
  email text,
  rating smallint check (rating between 1 and 5),
  topics text[] not null default '{}',
  text text not null check (length(text) between 1 and 4000),
  wants_answer boolean not null,
  at timestamptz not null,
  handled_at timestamptz,
  handled_by bigint references accounts.account,
  note text,
  check ((handled_at is null) = (note is null)),
  check (booking_id is null or account_id is not null)
);
create index feedback_open on reviews.feedback (at) where handled_at is null;
create index feedback_account on reviews.feedback (account_id);

select accounts.watch_tables();
