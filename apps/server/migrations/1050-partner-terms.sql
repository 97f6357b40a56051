-- What a partner gets for a referred home or an invited partner, and how long an agreement binds, by the day from which it
-- applies. A row is never edited.
create table partners.share_terms (
  id bigint generated always as identity primary key,
  valid_from date not null,
  home_basis_points integer not null check (home_basis_points between 0 and 10000),
  home_months integer not null check (home_months between 1 and 120),
  invitation_basis_points integer not null check (invitation_basis_points between 0 and 10000),
  invitation_months integer not null check (invitation_months between 1 and 120),
  agreement_months integer not null check (agreement_months between 1 and 120),
  note text not null default '',
  set_by bigint references accounts.account,
  set_at timestamptz not null
);
create index share_terms_in_force on partners.share_terms (valid_from desc, id desc);
insert into partners.share_terms
  (valid_from, home_basis_points, home_months, invitation_basis_points, invitation_months, agreement_months, set_at)
values ('2020-01-01', 200, 24, 1000, 12, 24, now());

-- How long an inviter shares: by the terms of the day they invited.
alter table partners.invitation add column months integer not null default 12 check (months between 1 and 120);
alter table partners.invitation alter column months drop default;

-- An agreement binds until a day; then it is signed again, as it is after a new version that asks for it.
alter table partners.agreement
  add column valid_until date,
  -- Signed again by a partner who is active: the day after which their code rests.
  add column sign_by date;
update partners.agreement set valid_until = (countersigned_at + interval '24 months')::date
  where countersigned_at is not null;
alter table partners.application drop constraint application_state_check;
alter table partners.application add constraint application_state_check
  check (state in ('submitted', 'agreement_sent', 'signed', 'active', 'rejected', 'paused', 'lapsed', 'terminated'));
