-- 1099-MISC as they were filed (R54). A form never changes: what is found out afterwards is filed again, as a corrected form.
create table statements.tax_filing (
  id bigint generated always as identity primary key,
  year integer not null check (year between 2000 and 2200),
  reason text not null check (length(reason) between 1 and 300),
  filed_by bigint references accounts.account,
  filed_at timestamptz not null
);
create index tax_filing_of_year on statements.tax_filing (year);

create table statements.tax_form (
  filing_id bigint not null references statements.tax_filing,
  owner_id bigint not null references accounts.account,
  year integer not null,
  -- 1 is the original; each later one corrects the one before.
  version integer not null check (version >= 1),
  rents_minor bigint not null,
  withheld_minor bigint not null,
  -- The W-9 whose number was filed; none where there was none.
  w9_id bigint,
  -- As the recipient has it. `hash` is the SHA-256 of the document.
  document text not null,
  hash text not null,
  primary key (owner_id, year, version),
  unique (filing_id, owner_id)
);

create function statements.filed_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a filed form never changes: % is refused; file a corrected one', tg_op using errcode = 'restrict_violation';
end $$;
create trigger tax_filing_stays before update or delete on statements.tax_filing
  for each row execute function statements.filed_stays();
create trigger tax_filing_never_truncated before truncate on statements.tax_filing
  for each statement execute function statements.filed_stays();
create trigger tax_form_stays before update or delete on statements.tax_form
  for each row execute function statements.filed_stays();
create trigger tax_form_never_truncated before truncate on statements.tax_form
  for each statement execute function statements.filed_stays();
revoke update, delete on statements.tax_filing, statements.tax_form from public, current_user;

select accounts.watch_tables();
