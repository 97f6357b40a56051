-- What an owner reads about a correction on their statement: why it was made, by whom, and the files that show it.
-- Corrections from before this keep their reasons to the team, since they were written for the team alone.
create table statements.correction (
  entry_id bigint primary key references ledger.entry,
  reason text not null,
  files bigint[] not null,
  made_by bigint references accounts.account,
  approved_by bigint references accounts.account
);
