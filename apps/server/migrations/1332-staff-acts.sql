-- What the team did through calls of the API, from the console or with a key: one row per write, in its transaction. Rows are
-- never changed nor taken away.
create table accounts.staff_act (
  id bigint generated always as identity primary key,
  -- One request leaves one row, however many transactions it takes.
  request uuid not null unique,
  at timestamptz not null,
  -- The person; who looked through another's eyes, with that other beside them.
  by_account_id bigint not null references accounts.account (id),
  as_account_id bigint references accounts.account (id),
  -- The call as the contract names it, and the path with the numbers of this one.
  call text not null,
  subject text not null,
  area text,
  home_id bigint,
  -- The facts that were sent: numbers, dates, and choices; no texts of people, no contacts, no secrets.
  facts jsonb not null,
  reason text,
  network text not null
);
create index staff_act_at on accounts.staff_act (at desc, id desc);
create index staff_act_of_person on accounts.staff_act (by_account_id, at desc);
create index staff_act_of_home on accounts.staff_act (home_id, at desc) where home_id is not null;
create index staff_act_of_area on accounts.staff_act (area, at desc);
-- For what was sent to the same call before.
create index staff_act_of_subject on accounts.staff_act (call, subject, id desc);

create trigger staff_act_stays before update or delete on accounts.staff_act
  for each row execute function accounts.refuse_change();
create trigger staff_act_never_truncated before truncate on accounts.staff_act
  for each statement execute function accounts.refuse_change();
