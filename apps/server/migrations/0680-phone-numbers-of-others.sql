-- Phone numbers of external stays and of offers' guests follow the rule of accounts and vendors: those stored before it
-- are read once, what is certain is rewritten to E.164, the rest stays as it was written and is flagged to staff.
alter table stays.external_stay
  add column phone_state text not null default 'unread' check (phone_state in ('unread', 'certain', 'unclear'));
create index external_stay_phone_unread on stays.external_stay (id) where phone_state = 'unread';

alter table bookings.offer_guest
  add column phone_state text not null default 'unread' check (phone_state in ('unread', 'certain', 'unclear'));
create index offer_guest_phone_unread on bookings.offer_guest (offer_id)
  where phone is not null and phone_state = 'unread';

create index vendor_phone_unread on vendors.vendor (id) where phone <> '' and phone_state = 'unread';
