-- Which reminders of the end of their accreditation a travel agent got: 60, 30, and 7 days before.
create table partners.accreditation_reminder (
  account_id bigint not null references accounts.account,
  last_day date not null,
  days smallint not null,
  sent_at timestamptz not null,
  primary key (account_id, last_day, days)
);

select accounts.watch_tables();
