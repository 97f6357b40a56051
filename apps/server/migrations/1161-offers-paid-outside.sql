-- An offer whose guest pays by wire, check, or in cash: once booked, its nights are kept until it ends, not for minutes.
alter table bookings.offer add column pays_outside boolean not null default false;
