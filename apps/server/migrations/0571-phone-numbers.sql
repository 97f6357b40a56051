-- Phone numbers are stored as E.164. Those stored before are read once by the plan of their country: what is certain is
-- rewritten, the rest is marked unclear and its owner is asked.
alter table accounts.account
  add column phone_state text not null default 'unread' check (phone_state in ('unread', 'certain', 'unclear'));
create index account_phone_unread on accounts.account (id) where phone is not null and phone_state = 'unread';

alter table vendors.vendor
  add column phone_state text not null default 'unread' check (phone_state in ('unread', 'certain', 'unclear'));
