-- A stay may move to another home: each home it was in has a turnover of its own, and why it moved is kept with the terms
-- that were replaced.
drop index works.turnover_of_booking;
create unique index turnover_of_booking on works.job (booking_id, home_id) where kind = 'turnover';

alter table bookings.earlier_terms add column reason text not null default '';
alter table bookings.change_request add column reason text not null default '';
