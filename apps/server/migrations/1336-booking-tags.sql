-- Short words by which the team finds a booking. Guests and owners never see them.
create table bookings.tag (
  booking_id bigint not null references bookings.booking (id),
  tag text not null check (length(tag) between 1 and 30),
  primary key (booking_id, tag)
);
create unique index tag_once on bookings.tag (booking_id, lower(tag));
create index tag_word on bookings.tag (lower(tag), booking_id);

select accounts.watch_tables();
