-- Guests an owner invites to an own stay: each has a link to the house guide and, when it is time, the access details.
create table stays.owner_stay_guest (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  hold_id bigint not null references availability.hold,
  name text not null,
  email text not null,
  mailbox text not null,
  -- Of the link in the email, which alone holds the secret.
  secret_hash text not null unique,
  -- The link ends with the stay.
  check_out_at timestamptz not null,
  invited_by bigint not null references accounts.account,
  invited_at timestamptz not null,
  removed_at timestamptz
);
create unique index owner_stay_guest_once on stays.owner_stay_guest (hold_id, mailbox) where removed_at is null;
create index owner_stay_guest_over on stays.owner_stay_guest (check_out_at);
