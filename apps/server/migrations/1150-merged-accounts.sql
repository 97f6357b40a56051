-- Two accounts of one person become one. The merged account stays on record, under its name, and points to the one that
-- is primary; nobody logs in to it any more.
alter table accounts.account
  add column merged_into bigint references accounts.account,
  add column merged_at timestamptz,
  add constraint merged_accounts_are_shut check (merged_into is null or (merged_at is not null and deactivated_at is not null)),
  add constraint not_merged_into_itself check (merged_into <> id);
create index account_merged_into on accounts.account (merged_into) where merged_into is not null;

create table people.merge (
  id bigint generated always as identity primary key,
  primary_id bigint not null references accounts.account,
  merged_id bigint not null unique references accounts.account,
  reason text not null,
  merged_by bigint not null references accounts.account,
  approved_by bigint references accounts.account,
  merged_at timestamptz not null,
  -- How many rows of what went over.
  moved jsonb not null
);
create index merge_primary on people.merge (primary_id);

-- What was signed or issued stays word for word; only whose account holds it follows a merge.
create function accounts.follows_merge(before jsonb, after jsonb) returns boolean language sql stable as $$
  select before - 'account_id' = after - 'account_id' and exists (
    select from accounts.account
    where id = (before ->> 'account_id')::bigint and merged_into = (after ->> 'account_id')::bigint)
$$;

create or replace function invoices.stays_as_it_is() returns trigger language plpgsql as $$
begin
  -- The number is written from prefix and serial after this.
  if tg_op = 'UPDATE' and accounts.follows_merge(to_jsonb(old) - 'number', to_jsonb(new) - 'number') then
    return new;
  end if;
  raise exception 'an invoice is corrected by a credit note, never changed' using errcode = 'restrict_violation';
end $$;

create or replace function documents.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'signer' and accounts.follows_merge(to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  raise exception 'what was signed stays as it was signed';
end
$$;

create function agreements.refuse_rewriting() returns trigger language plpgsql as $$
begin
  if accounts.follows_merge(to_jsonb(old), to_jsonb(new)) then return new; end if;
  raise exception '% is append-only', tg_table_schema || '.' || tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

drop trigger acceptance_is_final on agreements.acceptance;
create trigger acceptance_is_final before delete or truncate on agreements.acceptance
  for each statement execute function agreements.refuse_change();
create trigger acceptance_is_never_rewritten before update on agreements.acceptance
  for each row execute function agreements.refuse_rewriting();
drop trigger signature_is_final on agreements.signature;
create trigger signature_is_final before delete or truncate on agreements.signature
  for each statement execute function agreements.refuse_change();
create trigger signature_is_never_rewritten before update on agreements.signature
  for each row execute function agreements.refuse_rewriting();
drop trigger home_signature_is_final on agreements.home_signature;
create trigger home_signature_is_final before delete or truncate on agreements.home_signature
  for each statement execute function agreements.refuse_change();
create trigger home_signature_is_never_rewritten before update on agreements.home_signature
  for each row execute function agreements.refuse_rewriting();
