-- Questions about homes before booking, and staff's answers.
create schema questions;

create table questions.question (
  id bigint generated always as identity primary key,
  home_id bigint not null,
  asker_id bigint not null references accounts.account,
  question text not null check (length(question) between 1 and 600),
  asked_at timestamptz not null,
  answer text check (length(answer) between 1 and 2000),
  answered_by bigint references accounts.account,
  answered_at timestamptz,
  -- The question as published on the home's page; null: visible to the guest and staff only.
  shown text check (length(shown) between 1 and 600),
  check (num_nulls(answer, answered_by, answered_at) in (0, 3)),
  check (shown is null or answer is not null)
);
create index question_on_page on questions.question (home_id, answered_at desc) where shown is not null;
create index question_of_asker on questions.question (asker_id, id desc);
create index question_waiting on questions.question (asked_at) where answer is null;

select accounts.watch_tables();
