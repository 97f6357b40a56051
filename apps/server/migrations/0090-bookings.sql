-- Bookings: the contract for a stay, from the nights held to the money shared out.
create schema bookings;

create table bookings.booking (
  id bigint generated always as identity primary key,
  number text not null generated always as ('PL-' || (20000 + id)::text) stored,
  home_id bigint not null references homes.home,
  guest_id bigint not null references accounts.account,
  status text not null check (status in (
    'inquiry', 'offered', 'requested', 'awaiting_agreement', 'awaiting_payment', 'confirmed', 'checked_in', 'completed',
    'declined', 'expired', 'withdrawn', 'cancelled', 'no_show')),
  arrive date not null,
  depart date not null,
  -- The same in the home's time zone at its check-in and check-out times, for whatever happens by the clock.
  check_in_at timestamptz not null,
  check_out_at timestamptz not null,
  adults integer not null check (adults >= 1),
  children integer not null check (children >= 0),
  infants integer not null check (infants >= 0),
  pets integer not null check (pets >= 0),
  message text,
  -- The frozen quote: lines, taxes, schedule, cancellation terms (R16, R35).
  quote_id bigint not null,
  quote_hash text not null,
  quote jsonb not null,
  -- Its lines reduced to whose money they are, and the owner's contract of the day of booking (R50).
  charges jsonb not null,
  contract jsonb not null,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  total_minor bigint not null check (total_minor >= 0),
  hold_id bigint,
  -- How long the nights are kept for an unpaid booking, and while a payment is on its way.
  hold_until timestamptz,
  paying_until timestamptz,
  -- Nights whose money has been shared out; all of them at once unless the contract says night by night (R45).
  recognised_nights integer not null default 0 check (recognised_nights >= 0),
  recognised_on date,
  -- What was shown and done when it was cancelled, and what was kept of each charge (R39, R42).
  cancellation jsonb,
  kept jsonb,
  confirmed_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (arrive < depart),
  check (check_in_at < check_out_at),
  check (recognised_nights <= depart - arrive),
  check (status not in ('requested', 'awaiting_agreement', 'awaiting_payment') or hold_until is not null),
  check (status not in ('confirmed', 'checked_in') or (hold_id is not null and confirmed_at is not null))
);
create unique index booking_number on bookings.booking (number);
-- A quote is booked once; only when that booking came to nothing may it be tried again.
create unique index booking_of_quote on bookings.booking (quote_id)
  where status not in ('declined', 'expired', 'withdrawn', 'cancelled', 'no_show');
create index booking_of_guest on bookings.booking (guest_id, arrive);
create index booking_of_home on bookings.booking (home_id, arrive);
create index booking_kept_until on bookings.booking (greatest(hold_until, paying_until))
  where status in ('requested', 'awaiting_agreement', 'awaiting_payment');
create index booking_arriving on bookings.booking (check_in_at) where status = 'confirmed';
create index booking_staying on bookings.booking (check_out_at) where status = 'checked_in';

-- Who moved it, when and why; one row for every transition.
create table bookings.timeline (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings.booking,
  at timestamptz not null,
  what text not null,
  by_kind text not null check (by_kind in ('guest', 'owner', 'staff', 'system')),
  by_account bigint,
  detail jsonb not null default '{}'
);
create index timeline_of_booking on bookings.timeline (booking_id, id);

create function bookings.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the timeline of a booking is append-only' using errcode = 'restrict_violation';
end $$;
create trigger timeline_stays before update or delete on bookings.timeline
  for each row execute function bookings.refuse_change();
