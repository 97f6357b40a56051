-- The guest whom a travel agent or broker names with an offer: what is booked with it is that partner's (R59).
create table bookings.offer_guest (
  offer_id bigint primary key references bookings.offer,
  partner_id bigint not null references accounts.account,
  -- The partner's code that the booking will be attributed to.
  code text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  -- Whether nights were kept for it, also after they were given back.
  kept boolean not null,
  made_at timestamptz not null
);
create index offer_guest_of_partner on bookings.offer_guest (partner_id, made_at);

-- Whether the partner named the guest himself; then nobody came by an address, and arrived_at is when he was named.
alter table attribution.attribution add column named boolean not null default false;
