-- Homes whose guests show who they are: from when on. Stays booked before are not asked.
alter table homes.home add column asks_identity_since timestamptz;

alter table accounts.account_permission drop constraint permission_known;
alter table accounts.account_permission
  add constraint permission_known check (permission in ('people', 'homes', 'bookings', 'money', 'content', 'jobs', 'identity'));

create schema identity;

-- What the guest of a stay showed. Name, birth date and picture lie sealed, and are erased some days after the stay.
create table identity.proof (
  booking_id bigint primary key,
  home_id bigint not null,
  guest_id bigint not null,
  state text not null default 'open' check (state in ('open', 'sent', 'accepted', 'refused')),
  person text check (person like 's1.%'),
  picture text check (picture like 's1.%'),
  tries integer not null default 0 check (tries >= 0),
  reason text not null default '',
  asked_at timestamptz not null,
  sent_at timestamptz,
  reminded_at timestamptz,
  decided_at timestamptz,
  decided_by bigint,
  erased_at timestamptz,
  check ((person is null) = (picture is null)),
  -- Shown and kept, or shown and erased, or nothing yet.
  check ((person is not null) = (sent_at is not null and erased_at is null)),
  check ((state = 'open') = (sent_at is null)),
  check ((state in ('accepted', 'refused')) = (decided_at is not null))
);
create index proof_standing on identity.proof (state, sent_at);
create index proof_of_guest on identity.proof (guest_id);
