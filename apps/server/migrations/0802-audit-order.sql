-- The audit log reads events of all accounts by time.
create index security_event_at on accounts.security_event (at desc, id desc);
create index request_requested_at on approvals.request (requested_at desc, id desc);
