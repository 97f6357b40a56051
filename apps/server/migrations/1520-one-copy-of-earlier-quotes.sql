-- The quote a stay had before a change is frozen in pricing.quote; what is needed of it to find it is its home.
alter table bookings.earlier_terms add column home_id bigint references homes.home;
alter table bookings.earlier_terms disable trigger earlier_terms_stay;
update bookings.earlier_terms set home_id = (quote ->> 'homeId')::bigint;
alter table bookings.earlier_terms enable trigger earlier_terms_stay;
alter table bookings.earlier_terms alter column home_id set not null, drop column quote, drop column quote_hash;
