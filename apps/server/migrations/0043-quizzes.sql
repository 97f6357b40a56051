-- Answers to a quiz, without names; a person who leaves theirs becomes a separate lead.
create schema quizzes;

create table quizzes.result (
  id bigint generated always as identity primary key,
  hash text not null check (length(hash) between 16 and 64),
  quiz text not null check (quiz = 'town-vibe'),
  answers jsonb not null,
  towns jsonb not null,
  arrive date,
  depart date,
  adults int not null default 2 check (adults between 1 and 50),
  lead_id bigint,
  created_at timestamptz not null,
  check ((arrive is null) = (depart is null) and (arrive is null or arrive < depart))
);
create index on quizzes.result (created_at);

select accounts.watch_tables();
