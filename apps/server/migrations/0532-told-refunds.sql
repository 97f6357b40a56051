-- Whether whoever gets it is told of it with what causes it, so that one refund is not told twice.
alter table payments.refund add column told boolean not null default false;
