-- An account whose holder's name differs from the owner's or the W-9's is paid to only once the team has accepted it.
alter table payees.payout_account add column held_at timestamptz;

-- The link in the notice of a new account by which its owner stops it without logging in.
create table payees.stop_link (
  payout_account_id bigint primary key references payees.payout_account,
  secret_hash text not null unique,
  -- Sealed, so that the notice can be written again.
  secret text not null,
  used_at timestamptz
);
