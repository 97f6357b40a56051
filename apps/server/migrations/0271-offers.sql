-- Prices that the team or an owner promises to someone under a link, alone or side by side.
create table bookings.offer_set (
  id bigint generated always as identity primary key,
  hash text not null,
  message text not null,
  made_by bigint not null references accounts.account,
  made_at timestamptz not null
);

create table bookings.offer (
  id bigint generated always as identity primary key,
  -- Part of its address: whoever has the link may see and book it.
  hash text not null,
  home_id bigint not null,
  -- The frozen quote that is booked.
  quote_id bigint not null unique,
  -- What the same stay would have cost anybody then.
  normal_headline_minor bigint not null,
  normal_total_minor bigint not null,
  -- Nights kept for it, until it ends or is booked.
  hold_id bigint,
  message text not null,
  set_id bigint references bookings.offer_set,
  made_by bigint not null references accounts.account,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz
);
create index offer_set_offers on bookings.offer (set_id) where set_id is not null;
create index offer_home on bookings.offer (home_id, made_at);
