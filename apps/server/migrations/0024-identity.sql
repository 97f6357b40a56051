create schema identity;

-- ID verification of a stay's guest. Name, birth date, and picture are sealed, and erased some days after the stay.
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
  -- Submitted and stored, or submitted and erased, or not submitted yet.
  check ((person is not null) = (sent_at is not null and erased_at is null)),
  check ((state = 'open') = (sent_at is null)),
  check ((state in ('accepted', 'refused')) = (decided_at is not null))
);
create index proof_standing on identity.proof (state, sent_at);
create index proof_of_guest on identity.proof (guest_id);

select accounts.watch_tables();
