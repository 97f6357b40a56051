-- The board of a day reads who arrives and who leaves on it.
create index booking_arriving_on on bookings.booking (arrive) where status in ('confirmed', 'checked_in', 'completed');
create index booking_leaving_on on bookings.booking (depart) where status in ('confirmed', 'checked_in', 'completed');
create index turnover_of_home on works.job (home_id, day) where kind = 'turnover' and state not in ('canceled', 'declined');
