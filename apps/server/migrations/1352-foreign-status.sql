-- What a payee who is no U.S. person signs in place of a W-9 (R54): a W-8BEN, or a W-8BEN-E for a company. Never edited.
create table payees.foreign_status (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  -- Which form, name, citizenship or country of incorporation, address and birth date, in the contract's words.
  stated jsonb not null,
  tax_id text not null,
  ending text not null,
  revision text not null,
  signed_name text not null,
  address text not null,
  user_agent text not null,
  signed_at timestamptz not null,
  -- The last day of the third calendar year after the one it was signed in.
  expires_on date not null
);
create index foreign_status_of on payees.foreign_status (account_id, id desc);
create trigger foreign_status_is_final before update on payees.foreign_status
  for each row execute function payees.never_changed();

select accounts.watch_tables();
