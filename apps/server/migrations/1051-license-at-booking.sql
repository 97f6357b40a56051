-- Whether a broker's license was good in the home's state when the guest booked (R61); null: none is needed. Where it was
-- not, payment is held until the team has checked it.
alter table commissions.commission add column license_at_booking boolean;
