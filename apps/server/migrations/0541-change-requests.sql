-- A change of a booked stay that the team proposes and its guest approves or declines: a higher price, or money due
-- earlier, is never charged before that.
create table bookings.change_request (
  id bigint generated always as identity primary key,
  hash text not null unique,
  booking_id bigint not null references bookings.booking,
  -- What was agreed when the change was proposed; another change meanwhile makes the proposal void.
  agreed_quote_id bigint not null,
  quote_id bigint not null,
  note text not null,
  state text not null default 'asked' check (state in ('asked', 'accepted', 'declined', 'withdrawn', 'expired')),
  -- The new nights, held until the proposal ends.
  hold_ids bigint[] not null,
  asked_by bigint not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'asked') = (settled_at is null)),
  check (asked_at < expires_at)
);
create unique index change_request_open on bookings.change_request (booking_id) where state = 'asked';
create index change_request_of_booking on bookings.change_request (booking_id);
create index change_request_expiring on bookings.change_request (expires_at) where state = 'asked';

-- What its guest has not agreed to is never taken from a stored card or account: the guest pays it, or nobody does.
alter table payments.installment add column needs_guest boolean not null default false;
