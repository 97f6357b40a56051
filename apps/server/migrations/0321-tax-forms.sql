-- W-9 forms, as they were signed. The number lies sealed; the last one counts.
create table payees.tax_form (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  -- Name, classification, address and what else stands on the form, in the contract's words.
  told jsonb not null,
  tax_id text not null,
  ending text not null,
  revision text not null,
  signed_name text not null,
  address text not null,
  user_agent text not null,
  signed_at timestamptz not null
);
create index tax_form_of on payees.tax_form (account_id, id desc);

create function payees.never_changed() returns trigger language plpgsql as $$
begin
  raise exception 'a signed form is never changed';
end $$;
create trigger tax_form_stays before update on payees.tax_form
  for each row execute function payees.never_changed();

-- Whoever was paid is reported to the authorities: his form stays when his account closes.
alter table payees.payout_account add column paid_at timestamptz;
