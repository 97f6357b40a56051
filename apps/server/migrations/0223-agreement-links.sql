-- Links under which the agreement of one booking can be read without a login; the secret is kept as a hash only.
create table bookings.agreement_link (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings.booking (id),
  secret_hash text not null unique,
  made_by bigint not null,
  made_at timestamptz not null
);
create index agreement_link_of_booking on bookings.agreement_link (booking_id);
