-- Reviews: what guest and owner write of a stay, blind to each other (R75), and what people tell the team alone.
-- What is published of a home stands in homes.review, which counts it.
create schema reviews;

-- The stay as far as it is reviewed; whoever writes or publishes locks its row.
create table reviews.stay (
  booking_id bigint primary key references bookings.booking,
  home_id bigint not null references homes.home,
  guest_id bigint not null references accounts.account,
  closes_at timestamptz not null,
  published_at timestamptz
);
create index stay_unpublished on reviews.stay (closes_at) where published_at is null;
create index stay_guest on reviews.stay (guest_id);

create table reviews.review (
  id bigint generated always as identity primary key,
  booking_id bigint not null references reviews.stay,
  side text not null check (side in ('guest', 'owner')),
  author_id bigint not null references accounts.account,
  -- As it is printed: a first name and a letter.
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

-- Reviews from before were published at once.
insert into reviews.stay (booking_id, home_id, guest_id, closes_at, published_at)
select booking.id, booking.home_id, booking.guest_id,
  least(booking.check_out_at + interval '14 days', review.published_at), review.published_at
from homes.review review join bookings.booking booking on booking.id = review.booking_id;
insert into reviews.review
  (booking_id, side, author_id, author, stayed_in, rating, text, written_at, answer, answered_at)
select stay.booking_id, 'guest', stay.guest_id, review.author, review.stayed_in, round(review.rating), review.text,
  review.published_at, review.answer, case when review.answer is not null then review.published_at end
from reviews.stay stay join homes.review review on review.booking_id = stay.booking_id;
