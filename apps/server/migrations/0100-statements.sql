-- What owners are told and paid.
create schema statements;

-- A closed quarter as the owner saw it, word for word. `hash` is the SHA-256 of the document.
create table statements.closed (
  owner_id bigint not null,
  year integer not null,
  quarter integer not null check (quarter between 1 and 4),
  currency char(3) not null,
  earned_minor bigint not null,
  payouts_minor bigint not null,
  closing_minor bigint not null,
  document text not null,
  hash text not null,
  closed_by bigint,
  closed_at timestamptz not null,
  primary key (owner_id, year, quarter, currency)
);

create function statements.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a closed statement never changes: % is refused; correct it in the next period', tg_op
    using errcode = 'restrict_violation';
end $$;
create trigger closed_stays before update or delete on statements.closed
  for each row execute function statements.refuse_change();
create trigger closed_never_truncated before truncate on statements.closed
  for each statement execute function statements.refuse_change();
revoke update, delete on statements.closed from public, current_user;

create table statements.payout (
  id bigint generated always as identity primary key,
  owner_id bigint not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  note text not null,
  paid_by bigint,
  paid_at timestamptz not null
);
create index payout_of_owner on statements.payout (owner_id, paid_at);
