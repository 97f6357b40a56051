-- Brings a database that ran all earlier migrations to the schema of these files.

-- Names in the words of docs/glossary.md.
alter table homes.home rename column papers_missing to documents_missing;
alter table payees.tax_form rename column told to stated;
alter table availability.feed rename column told_notes to notified_notes;
alter table payments.refund rename column told to notified;
alter table bookings.booking rename column kept to retained;
alter table bookings.offer_guest rename column kept to held;
alter table statements.bank_balance rename column told_by to reported_by;
alter table statements.bank_balance rename column told_at to reported_at;
alter table stays.external_stay rename column told_at to reported_at;
alter table concierge.service rename column kept_percent to retained_percent;
alter table concierge.service_order rename column kept_percent to retained_percent;
alter table concierge.service_order rename column kept_minor to retained_minor;
alter table search.told_home rename column told_at to notified_at;
alter table search.told_home rename to notified_home;
alter index bookings.booking_kept_until rename to booking_held_until;
alter index stays.external_stay_told rename to external_stay_reported;
alter index search.told_home_home rename to notified_home_home;

-- PostgreSQL leaves the names of constraints behind when it renames a column or a table.
alter table availability.feed rename constraint feed_told_notes_not_null to feed_notified_notes_not_null;
alter table bookings.offer_guest rename constraint offer_guest_kept_not_null to offer_guest_held_not_null;
alter table concierge.service rename constraint service_kept_percent_check to service_retained_percent_check;
alter table concierge.service rename constraint service_kept_percent_not_null to service_retained_percent_not_null;
alter table concierge.service_order rename constraint service_order_kept_percent_not_null to service_order_retained_percent_not_null;
alter table concierge.service_order rename constraint service_order_wishes_not_null to service_order_requests_not_null;
alter table homes.home rename constraint home_papers_missing_not_null to home_documents_missing_not_null;
alter table maintenance.issue rename constraint issue_guest_id_fkey to issue_reporter_id_fkey;
alter table maintenance.issue rename constraint issue_guest_id_not_null to issue_reporter_id_not_null;
alter table payees.tax_form rename constraint tax_form_told_not_null to tax_form_stated_not_null;
alter table payments.refund rename constraint refund_told_not_null to refund_notified_not_null;
alter table search.notified_home rename constraint told_home_home_id_fkey to notified_home_home_id_fkey;
alter table search.notified_home rename constraint told_home_home_id_not_null to notified_home_home_id_not_null;
alter table search.notified_home rename constraint told_home_pkey to notified_home_pkey;
alter table search.notified_home rename constraint told_home_price_check to notified_home_price_check;
alter table search.notified_home rename constraint told_home_saved_id_fkey to notified_home_saved_id_fkey;
alter table search.notified_home rename constraint told_home_saved_id_not_null to notified_home_saved_id_not_null;
alter table search.notified_home rename constraint told_home_told_at_not_null to notified_home_notified_at_not_null;
alter table statements.bank_balance rename constraint bank_balance_told_at_not_null to bank_balance_reported_at_not_null;
alter table statements.bank_balance rename constraint bank_balance_told_by_fkey to bank_balance_reported_by_fkey;
alter table stays.external_stay rename constraint external_stay_told_at_not_null to external_stay_reported_at_not_null;
