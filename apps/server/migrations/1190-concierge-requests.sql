alter table concierge.service_order rename column wishes to requests;
