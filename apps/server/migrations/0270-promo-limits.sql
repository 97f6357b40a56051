-- Coupons with an end: so many uses, once a person, for stays within some dates; and which booking used which.
alter table pricing.promo
  -- Of all bookings together that carry the code; null = as many as come.
  add column most_uses integer check (most_uses >= 1),
  add column once_each boolean not null default false,
  -- The whole stay lies within these dates.
  add column stay_from date,
  add column stay_to date,
  add check ((stay_from is null) = (stay_to is null)),
  add check (stay_from < stay_to);

create table pricing.promo_use (
  booking_id bigint primary key,
  code text not null,
  account_id bigint not null,
  used_at timestamptz not null,
  -- The booking came to nothing, and someone else may have the use.
  released_at timestamptz
);
create index promo_use_standing on pricing.promo_use (code) where released_at is null;
