-- What the console reads of payments on every page: unpaid installments, and what a guest paid. And the list of bookings,
-- the latest arrival first.
create index installment_unpaid on payments.installment (due_at) where state in ('scheduled', 'failed');
create index intent_of_account on payments.intent (account_id);
create index booking_by_arrival on bookings.booking (arrive desc, id desc);
