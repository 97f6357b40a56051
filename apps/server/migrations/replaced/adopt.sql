-- Brings a database that ran all earlier migrations to the schema of these files. The names differ where a column was
-- renamed after its constraints were created.
alter table maintenance.issue rename constraint issue_guest_id_fkey to issue_reporter_id_fkey;
alter table maintenance.issue rename constraint issue_guest_id_not_null to issue_reporter_id_not_null;
alter table concierge.service_order rename constraint service_order_wishes_not_null to service_order_requests_not_null;
