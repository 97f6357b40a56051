-- What a guest is asked for beside the price of his stay. Agreed to, it is a line of that price.
create table bookings.payment_request (
  id bigint generated always as identity primary key,
  -- Part of its address; only the guest of the booking may open it.
  hash text not null,
  booking_id bigint not null references bookings.booking,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'accepted', 'withdrawn')),
  asked_by bigint not null references accounts.account,
  asked_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'asked') = (settled_at is null))
);
create index payment_request_of on bookings.payment_request (booking_id, id desc);
