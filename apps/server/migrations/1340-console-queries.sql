-- What lists of the console read stays the same as years of bookings are added.

-- What is coming, the next arrival first, without the stays of years before.
create index booking_coming on bookings.booking (arrive, id desc) include (check_out_at)
  where status in ('requested', 'awaiting_agreement', 'awaiting_payment', 'confirmed', 'checked_in');

-- Stays of a month are found among a year of arrivals by the index alone.
drop index bookings.booking_confirmed_by_arrival;
create index booking_confirmed_by_arrival on bookings.booking (arrive, depart) where confirmed_at is not null;

-- The board of a day, and who had turnovers lately.
create index job_of_day on works.job (day) include (kind, member_id, vendor_id);
create index job_unassigned on works.job (due_at, id)
  where state in ('proposed', 'planned', 'under_way') and member_id is null and vendor_id is null;

-- Charges that were refused: few among all that is still to be paid.
create index installment_refused on payments.installment (due_at)
  where state in ('scheduled', 'failed') and intent_id is null and attempts > 0;

-- People by any part of their name, email, or phone, in the order of the list, and those who seem to be the same.
create index account_like on accounts.account
  using gin (lower(last_name || ' ' || first_name) gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops);
create index account_by_name on accounts.account (lower(last_name), lower(first_name), id) where closed_at is null;
create index account_bare_email on accounts.account (replace(split_part(split_part(email, '@', 1), '+', 1), '.', ''))
  where closed_at is null;
