-- Papers of what a stay damaged: each settled claim has its own invoice, beside that of the stay.
alter table invoices.invoice add column claim_id bigint;
