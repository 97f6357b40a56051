-- To whom the team offers a stay, why at another price, and when it was sent last.
create table bookings.guest_offer (
  offer_id bigint primary key references bookings.offer,
  account_id bigint not null references accounts.account,
  -- Why the price is not the regular one.
  reason text not null,
  sent_at timestamptz,
  -- How often it was sent: each is a message of its own.
  times_sent integer not null default 0
);
create index guest_offer_of_account on bookings.guest_offer (account_id);
