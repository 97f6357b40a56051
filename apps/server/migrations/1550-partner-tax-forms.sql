-- Partners' 1099-NEC as they were filed; a corrected form is a new version beside the filed one.
create table commissions.tax_form (
  id bigint generated always as identity primary key,
  partner_id bigint not null references accounts.account,
  year integer not null check (year between 2000 and 2200),
  -- 1 is the original; each later one corrects the previous one.
  version integer not null check (version >= 1),
  paid_minor bigint not null check (paid_minor >= 0),
  withheld_minor bigint not null check (withheld_minor >= 0),
  -- The W-9 whose number was filed; null if there was none.
  w9_id bigint,
  document jsonb not null,
  reason text not null check (length(reason) between 1 and 300),
  filed_by bigint references accounts.account,
  filed_at timestamptz not null,
  unique (partner_id, year, version)
);
create index tax_form_by_year on commissions.tax_form (year);
create index tax_form_by_filer on commissions.tax_form (filed_by);

create function commissions.filed_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a filed form never changes: % is refused; file a corrected one', tg_op using errcode = 'restrict_violation';
end $$;
create trigger tax_form_stays before update or delete on commissions.tax_form
  for each row execute function commissions.filed_stays();
create trigger tax_form_never_truncated before truncate on commissions.tax_form
  for each statement execute function commissions.filed_stays();

select accounts.watch_tables();
