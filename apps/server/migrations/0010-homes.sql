-- Homes: what is for rent, where, who owns it, and under which contract.
create schema homes;

-- A town or neighborhood that guests search by.
create table homes.area (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  kind text not null,
  region text not null,
  -- The state whose taxes apply.
  state text,
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
  -- The language of the home's descriptions; owners can provide them in others.
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  type_code text not null,
  service_level text,
  area_id text not null references homes.area,
  address text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  -- The location the public sees, about 300 m off. It follows from the true location and the key, which stays secret.
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
  -- The minimum age on arrival of the guest who books; 0: none. It has a default like the other house rules.
  min_guest_age smallint not null default 0 check (min_guest_age = 0 or min_guest_age between 18 and 99),
  -- From when guests must verify their ID. Stays booked earlier don't.
  asks_identity_since timestamptz,
  checklist_turnover text[],
  checklist_inspection text[],
  -- The settings the home takes from the defaults of its groups or the company. An empty checklist is the standard one
  -- of its kind of job.
  follows text[] not null default '{checklist_turnover,checklist_inspection}',
  registration text,
  documents_missing text[] not null default '{}',
  fees_missing text[] not null default '{cleaning_fee,service_fee,tax}',
  source_name text,
  source_license text,
  source_ref text,
  -- Fingerprint of the source's data when it was last imported.
  source_fingerprint text,
  preview_hash text not null,
  -- Lowest upcoming nightly price in minor units, set by pricing.
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
create index home_name_beyond_ascii on homes.home (id) where name ~ '[^[:ascii:]]';
create index home_by_service_level on homes.home (service_level);
create index home_name_similar on homes.home using gin (lower(name) gin_trgm_ops);

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

-- A measured figure of the home.
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
  -- Ratings of single aspects, shown on the home's page with the overall rating.
  aspects jsonb not null default '{}',
  text text not null,
  answer text,
  published_at timestamptz not null
);
create index review_home on homes.review (home_id, published_at desc);

-- A setup step that someone completed, or waived with a reason.
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

-- Ownership shares of a home from a day on. A set of shares is replaced by a later set, never edited.
create table homes.share (
  home_id bigint not null references homes.home,
  valid_from date not null,
  account_id bigint not null references accounts.account,
  basis_points integer not null check (basis_points between 1 and 10000),
  -- In whose name an owner holds a share: their own, a company's, or a trust's. The account is the person who acts for
  -- it and is paid.
  holder_kind text not null default 'person' check (holder_kind in ('person', 'company', 'trust')),
  holder_name text not null default '',
  primary key (home_id, valid_from, account_id),
  constraint holder_is_named check ((holder_kind = 'person') = (holder_name = ''))
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

-- Terms between owner and operator. A new version applies from its day; old ones stay (R50).
create table homes.contract (
  home_id bigint not null references homes.home,
  version integer not null check (version >= 1),
  valid_from date not null,
  commission_basis_points integer not null check (commission_basis_points between 0 and 10000),
  commission_base text not null check (commission_base in ('accommodation', 'accommodation_and_fees')),
  recognition text not null check (recognition in ('check_in', 'each_night', 'check_out')),
  cleaning_to text not null check (cleaning_to in ('operator', 'owner')),
  -- What an agreement says beyond its percentage; who recorded it and who approved it (R50).
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  recorded_by bigint,
  approved_by bigint,
  agreed_at timestamptz not null,
  primary key (home_id, version),
  unique (home_id, valid_from)
);

-- A home rented as a whole and in parts (R5): booking one blocks the other.
create table homes.part (
  whole_id bigint not null references homes.home,
  part_id bigint not null references homes.home,
  primary key (whole_id, part_id),
  check (whole_id <> part_id)
);
create index part_of on homes.part (part_id);

-- An owner's own translation of a text of their home. It belongs to that text: once the text changes, it no longer
-- applies.
create table homes.wording (
  home_id bigint not null references homes.home on delete cascade,
  language text not null check (language ~ '^[a-z]{2}$'),
  -- SHA-256 of the text in hexadecimal digits.
  source_hash char(64) not null,
  text text not null check (text <> ''),
  by_account bigint references accounts.account,
  at timestamptz not null,
  primary key (home_id, language, source_hash)
);

-- Floor plans, tours, and videos of a home, besides its pictures.
create table homes.media_item (
  id bigint generated always as identity primary key,
  home_id bigint not null references homes.home on delete cascade,
  position integer not null check (position >= 0),
  type text not null check (type in ('image', 'pdf', 'tour', 'video')),
  title text not null check (title <> ''),
  description text not null,
  -- The upload, or the provider and its id there; never an address as someone entered it.
  upload_id bigint,
  provider text,
  ref text check (ref ~ '^(collection/)?[A-Za-z0-9_-]{3,12}$'),
  unique (home_id, position),
  check ((type in ('image', 'pdf')) = (upload_id is not null)),
  check ((upload_id is null) = (provider is not null) and (provider is null) = (ref is null))
);
create index media_item_upload on homes.media_item (upload_id) where upload_id is not null;

-- Where the owner of a home lets us list it besides our own site. Who decided that and when is in its setup step.
create table homes.channel (
  home_id bigint not null references homes.home,
  channel text not null check (channel ~ '^[a-z]{2,20}$'),
  primary key (home_id, channel)
);

-- The service levels a company offers to owners, all of them per version; the latest version applies, none is ever
-- changed.
create table homes.service_offer (
  version bigint generated by default as identity primary key,
  offer jsonb not null
    check (jsonb_typeof(offer -> 'levels') = 'array' and jsonb_typeof(offer -> 'inclusions') = 'array'),
  at timestamptz not null,
  by_account bigint,
  reason text not null default ''
);

-- Groups of homes have defaults: a destination's group includes every home there, the others the homes they list.
create table homes.home_group (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('destination', 'brand', 'portfolio', 'tag')),
  name text not null check (name <> ''),
  area_kind text check (area_kind in ('country', 'state', 'region', 'town')),
  area text,
  created_at timestamptz not null,
  archived_at timestamptz,
  check ((kind = 'destination') = (area is not null)),
  check ((area is null) = (area_kind is null))
);
create unique index home_group_name on homes.home_group (kind, lower(name)) where archived_at is null;
create unique index home_group_area on homes.home_group (area_kind, area) where archived_at is null;

-- Only its end is ever edited, so that the rules of a home at any earlier moment can be read.
create table homes.group_member (
  id bigint generated always as identity primary key,
  group_id bigint not null references homes.home_group,
  home_id bigint not null references homes.home,
  added_at timestamptz not null,
  removed_at timestamptz
);
create unique index group_member_now on homes.group_member (group_id, home_id) where removed_at is null;
create index group_member_home on homes.group_member (home_id);

-- Every change of a group, by whom and why; never edited.
create table homes.group_change (
  id bigint generated always as identity primary key,
  group_id bigint not null references homes.home_group,
  kind text not null check (kind in ('create', 'edit', 'archive', 'undo')),
  before jsonb not null,
  after jsonb not null,
  undoes bigint references homes.group_change,
  reason text not null check (reason <> ''),
  changed_at timestamptz not null,
  changed_by bigint references accounts.account
);
create index group_change_group on homes.group_change (group_id);

-- House rules, stay rules, minimum price, discounts, service level, and checklists that the company or a group sets for
-- the homes that follow it. Rows are never edited: a later one replaces them.
create table homes.home_default (
  id bigint generated always as identity primary key,
  group_id bigint references homes.home_group,
  setting text not null check (setting in (
    'check_in_time', 'check_out_time', 'max_pets', 'min_guest_age', 'instant', 'house_rules', 'service_level',
    'checklist_turnover', 'checklist_inspection', 'min_nights', 'max_nights', 'arrival_days', 'weekend_extra',
    'min_price', 'week_discount', 'month_discount')),
  value jsonb not null,
  created_at timestamptz not null,
  created_by bigint references accounts.account,
  replaced_at timestamptz
);
create unique index home_default_in_force on homes.home_default (setting, coalesce(group_id, 0))
  where replaced_at is null;

-- Every change of a default, or of a home's own setting, by whom and why; never edited.
create table homes.home_default_change (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('set', 'remove', 'own', 'follow', 'undo')),
  setting text not null,
  group_id bigint references homes.home_group,
  before jsonb not null,
  after jsonb not null,
  undoes bigint references homes.home_default_change,
  reason text not null check (reason <> ''),
  changed_at timestamptz not null,
  changed_by bigint references accounts.account
);

-- The groups of homes a staff member works with; without any, all homes.
create table homes.team_group (
  account_id bigint not null references accounts.account,
  group_id bigint not null references homes.home_group,
  set_at timestamptz not null,
  primary key (account_id, group_id)
);

select accounts.watch_tables();
