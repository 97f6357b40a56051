-- Which reminders of its expiry a W-8's signer got: 60, 30, and 7 days before, and -1 once it has expired.
create table payees.foreign_status_reminder (
  foreign_status_id bigint not null references payees.foreign_status on delete cascade,
  days smallint not null,
  sent_at timestamptz not null,
  primary key (foreign_status_id, days)
);

select accounts.watch_tables();
