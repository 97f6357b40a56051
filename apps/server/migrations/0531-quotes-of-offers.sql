-- Every price that an offer can be booked at: as it was made, and with what its guest adds to the stay.
create table bookings.offer_quote (
  quote_id bigint primary key,
  offer_id bigint not null references bookings.offer
);
create index offer_quote_offer on bookings.offer_quote (offer_id);
insert into bookings.offer_quote (quote_id, offer_id) select quote_id, id from bookings.offer;
