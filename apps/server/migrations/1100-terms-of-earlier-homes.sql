-- A stay that returns to a home it was booked in before is there on the terms that were agreed for it: its price is with
-- the terms that were replaced; this is the rest of them. Missing in terms that were replaced before.
alter table bookings.earlier_terms
  add column contract_version integer,
  add column check_out_at timestamptz;
