-- Homes: what there is to rent, where, whose it is and under which contract.
create schema homes;

-- A town or neighborhood that guests search by.
create table homes.area (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  kind text not null,
  region text not null,
  country char(2) not null,
  postcode text,
  character text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  check (south <= north)
);

create table homes.home (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  status text not null check (status in ('draft', 'submitted', 'vetting', 'live', 'paused', 'retired')),
  name text not null check (name <> ''),
  headline text not null,
  description text not null,
  type_code text not null,
  service_level text,
  area_id text not null references homes.area,
  address text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  -- The place the public sees, about 300 m off. It follows from the true place and the key, which stays secret.
  place_key text not null,
  public_lat double precision not null,
  public_lng double precision not null,
  time_zone text not null,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  sleeps integer not null check (sleeps between 1 and 200),
  bedrooms integer not null check (bedrooms between 0 and 100),
  -- Half baths count as halves.
  bathrooms double precision not null check (bathrooms between 0 and 100 and bathrooms * 2 = floor(bathrooms * 2)),
  max_pets integer not null check (max_pets between 0 and 50),
  instant boolean not null,
  request_to text not null check (request_to in ('owner', 'staff')),
  check_in_time text not null check (check_in_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  check_out_time text not null check (check_out_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  amenities text[] not null,
  honest_notes text[] not null,
  house_rules text[] not null,
  registration text,
  source_name text,
  source_license text,
  source_ref text,
  -- Of what the source said of the home when it was last taken over.
  source_fingerprint text,
  preview_hash text not null,
  -- Lowest night ahead in minor units, told by pricing.
  from_night_minor bigint check (from_night_minor >= 0),
  rating_sum double precision not null default 0,
  review_count integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  published_at timestamptz,
  unique (source_name, source_ref),
  check ((source_name is null) = (source_license is null) and (source_name is null) = (source_ref is null))
);
create index home_status on homes.home (status);
create index home_area on homes.home (area_id);
-- Nearest neighbors for "similar homes".
create index home_near on homes.home using gist (point(lng, lat)) where status = 'live';

create table homes.room (
  home_id bigint not null references homes.home on delete cascade,
  position integer not null,
  name text not null,
  kind text not null check (kind in ('bedroom', 'bathroom', 'living', 'outdoor', 'other')),
  floor text,
  beds jsonb not null,
  note text,
  primary key (home_id, position)
);

-- A figure someone measured in the home.
create table homes.fact (
  home_id bigint not null references homes.home on delete cascade,
  code text not null,
  value double precision not null,
  note text,
  measured_on date not null,
  readings double precision[] not null,
  primary key (home_id, code)
);

create table homes.review (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  booking_id bigint unique,
  author text not null,
  stayed_in text not null check (stayed_in ~ '^[0-9]{4}-[0-9]{2}$'),
  rating double precision not null check (rating between 1 and 5),
  text text not null,
  answer text,
  published_at timestamptz not null
);
create index review_home on homes.review (home_id, published_at desc);

-- A setup step that someone has answered for: done, or waived with a reason.
create table homes.setup_step (
  home_id bigint not null references homes.home on delete cascade,
  step text not null,
  state text not null check (state in ('done', 'waived')),
  note text not null,
  by_account bigint references accounts.account,
  at timestamptz not null,
  primary key (home_id, step)
);

create table homes.status_change (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home,
  from_status text not null,
  to_status text not null,
  by_account bigint references accounts.account,
  note text not null,
  at timestamptz not null
);
create index status_change_home on homes.status_change (home_id, id);

-- Who owns how much of a home from a day on. A set of shares is replaced by a later set, never edited.
create table homes.share (
  home_id bigint not null references homes.home,
  valid_from date not null,
  account_id bigint not null references accounts.account,
  basis_points integer not null check (basis_points between 1 and 10000),
  primary key (home_id, valid_from, account_id)
);
create index share_account on homes.share (account_id, home_id);

create function homes.shares_make_a_whole() returns trigger language plpgsql as $$
declare
  changed homes.share := case when tg_op = 'DELETE' then old else new end;
  total integer;
begin
  select sum(basis_points) into total from homes.share
  where home_id = changed.home_id and valid_from = changed.valid_from;
  if total is not null and total <> 10000 then
    raise exception 'shares of home % from % sum to % basis points instead of 10000',
      changed.home_id, changed.valid_from, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger shares_make_a_whole after insert or update or delete on homes.share
  deferrable initially deferred for each row execute function homes.shares_make_a_whole();

-- Terms between owner and operator. A new version takes over from its day; old ones stay (R50).
create table homes.contract (
  home_id bigint not null references homes.home,
  version integer not null check (version >= 1),
  valid_from date not null,
  commission_basis_points integer not null check (commission_basis_points between 0 and 10000),
  commission_base text not null check (commission_base in ('accommodation', 'accommodation_and_fees')),
  recognition text not null check (recognition in ('check_in', 'each_night', 'check_out')),
  cleaning_to text not null check (cleaning_to in ('operator', 'owner')),
  agreed_at timestamptz not null,
  primary key (home_id, version),
  unique (home_id, valid_from)
);

-- A home that is let as a whole and in parts (R5): taking one takes the other.
create table homes.part (
  whole_id bigint not null references homes.home,
  part_id bigint not null references homes.home,
  primary key (whole_id, part_id),
  check (whole_id <> part_id)
);
create index part_of on homes.part (part_id);
