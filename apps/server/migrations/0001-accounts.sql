create schema accounts;

create table accounts.account (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  -- After a change of email, the former address is notified for a month.
  former_email text,
  email_changed_at timestamptz,
  first_name text not null,
  last_name text not null,
  phone text,
  -- Phone numbers are stored as E.164. A number that can't be read reliably is unclear, and its owner is asked.
  phone_state text not null default 'unread' check (phone_state in ('unread', 'certain', 'unclear')),
  phone_verified_at timestamptz,
  password_hash text not null,
  -- False for a person added by staff who hasn't chosen a password yet.
  password_set boolean not null default true,
  password_expires timestamptz,
  temp_password boolean not null default false,
  password_changed_at timestamptz,
  -- When a login requires more than the password.
  verification text not null default 'off'
    constraint account_verification_known check (verification in ('off', 'new_devices', 'every_login')),
  language text not null default 'en',
  address jsonb,
  -- What a person shows others.
  bio text constraint account_bio_length check (length(bio) between 1 and 1000),
  -- The address of a rendition in the media store.
  image text constraint account_image_ours check (image like '/media-resources/pictures/%'),
  -- What a broker or travel agent stated about their license; staff verify it.
  licenses jsonb,
  signup jsonb,
  signed_up_at timestamptz not null,
  -- Staff can deactivate an account for a while; `closed_at` is permanent.
  deactivated_at timestamptz,
  closed_at timestamptz,
  -- Two accounts of one person are merged: this one stays on record under its name, points to the primary one, and
  -- can't log in.
  merged_into bigint references accounts.account,
  merged_at timestamptz,
  unique (email),
  check ((former_email is null) = (email_changed_at is null)),
  constraint merged_accounts_are_shut
    check (merged_into is null or (merged_at is not null and deactivated_at is not null)),
  constraint not_merged_into_itself check (merged_into <> id)
);
create index account_phone_unread on accounts.account (id) where phone is not null and phone_state = 'unread';
-- Names with letters beyond ASCII, which a search by Latin spelling reads and transliterates.
create index account_name_beyond_ascii on accounts.account (id)
  where (first_name || ' ' || last_name) ~ '[^[:ascii:]]';
create index account_name_similar on accounts.account using gin (lower(first_name || ' ' || last_name) gin_trgm_ops);
create index account_merged_into on accounts.account (merged_into) where merged_into is not null;
-- People by any part of their name, email, or phone, in the order of the list, and possible duplicates.
create index account_like on accounts.account
  using gin (lower(last_name || ' ' || first_name) gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops);
create index account_by_name on accounts.account (lower(last_name), lower(first_name), id) where closed_at is null;
create index account_bare_email on accounts.account (replace(split_part(split_part(email, '@', 1), '+', 1), '.', ''))
  where closed_at is null;

create table accounts.account_role (
  account_id bigint not null references accounts.account (id),
  role text not null
    check (role in ('traveler','owner','broker','referral','travel-agent','affiliate','staff','admin')),
  granted_at timestamptz not null,
  primary key (account_id, role)
);

-- Browsers and apps that someone logged in from. Several accounts can use one cookie: each has a row.
create table accounts.device (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  token_hash text not null,
  name text not null check (length(name) between 1 and 80),
  kind text not null check (kind in ('browser', 'ios', 'android')),
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  -- From when a password is enough on it; null: not verified.
  known_since timestamptz,
  forgotten_at timestamptz
);
create unique index device_once on accounts.device (account_id, token_hash) where forgotten_at is null;

-- Tokens are stored as hashes: reading this table doesn't let anyone log in.
create table accounts.session (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  device_id bigint references accounts.device (id),
  token_hash text not null unique,
  -- What the person must still prove before the session can be used.
  pending text constraint session_pending_known check (pending in ('device', 'two_factor')),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz not null,
  -- When the person last confirmed their identity in this session.
  confirmed_at timestamptz,
  -- When the session last proved a second factor (passkey, authenticator app, recovery code). Acts that move money
  -- require a recent one.
  second_factor_at timestamptz,
  ended_at timestamptz,
  address text not null,
  user_agent text not null,
  -- The staff member who views the product as this person.
  impersonated_by bigint references accounts.account (id)
);
create index session_of_account on accounts.session (account_id) where ended_at is null;

-- One code sent to one person for one purpose. Only an argon2id hash of it is stored.
create table accounts.challenge (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  -- The session that requested the code, and the only one that can use it; none for a forgotten password.
  session_id bigint references accounts.session (id),
  purpose text not null check (purpose in ('reset', 'device', 'phone', 'email')),
  channel text not null check (channel in ('email', 'sms', 'call')),
  contact text not null,
  code_hash text not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  used_at timestamptz,
  -- Replaced by a newer code.
  void_at timestamptz,
  check ((session_id is null) = (purpose = 'reset'))
);
create index challenge_live on accounts.challenge (account_id, purpose) where used_at is null and void_at is null;

-- GCRA rate limits: the moment at which a key has used everything it is allowed. Keys of addresses and mailboxes are
-- hashes.
create table accounts.allowance (
  key text primary key,
  full_at timestamptz not null
);
create index allowance_old on accounts.allowance (full_at);

-- Codes entered within the last hour, by the hash of the mailbox whose account they were for, whether or not it exists.
create table accounts.code_try (
  id bigint generated always as identity primary key,
  mailbox text not null,
  tried_at timestamptz not null
);
create index code_try_of_mailbox on accounts.code_try (mailbox, tried_at);

-- Security events of accounts. Rows are never changed or deleted.
create table accounts.security_event (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  kind text not null,
  -- Who did it: the person, staff, or unknown.
  by_account_id bigint references accounts.account (id),
  session_id bigint references accounts.session (id),
  -- The network rather than the address: enough to tell home from abroad.
  network text,
  details jsonb not null default '{}',
  at timestamptz not null
);
create index security_event_of_account on accounts.security_event (account_id, id desc);
-- The audit log reads events of all accounts by time.
create index security_event_at on accounts.security_event (at desc, id desc);

create function accounts.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'security events are append-only: % on %.% is refused', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger security_event_stays before update or delete on accounts.security_event
  for each row execute function accounts.refuse_change();
create trigger security_event_never_truncated before truncate on accounts.security_event
  for each statement execute function accounts.refuse_change();

-- Second factors: an authenticator app (one), recovery codes, passkeys.
create table accounts.authenticator (
  account_id bigint primary key references accounts.account (id),
  -- RFC 6238 needs the secret itself; base32.
  secret text not null,
  started_at timestamptz not null,
  -- Null until a first code proves that the app has the secret.
  proved_at timestamptz,
  -- The time step of the last accepted code: no code works twice.
  last_step bigint not null default 0
);

create table accounts.recovery_code (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  code_hash text not null unique,
  made_at timestamptz not null,
  used_at timestamptz
);
create index recovery_code_left on accounts.recovery_code (account_id) where used_at is null;

create table accounts.passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 80),
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_account on accounts.passkey (account_id);

-- What a browser was asked to sign with a passkey; each answer is accepted once.
create table accounts.ceremony (
  id bigint generated always as identity primary key,
  session_id bigint not null references accounts.session (id),
  kind text not null check (kind in ('add', 'prove')),
  challenge text not null unique,
  expires_at timestamptz not null
);
create index ceremony_of_session on accounts.ceremony (session_id);

-- API keys: shown once, stored as a hash.
create table accounts.api_key (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  name text not null check (length(name) between 1 and 80),
  -- The first characters of the key, by which its owner recognizes it.
  hint text not null,
  key_hash text not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  made_at timestamptz not null,
  -- When the person who created the key had proved a second factor. Staff keys without one give no access.
  second_factor_at timestamptz,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_of_account on accounts.api_key (account_id) where revoked_at is null;

-- What a staff member can do, by area.
create table accounts.account_permission (
  account_id bigint not null references accounts.account (id),
  permission text not null,
  -- What a staff member can do in an area: read, act, or also approve what others request.
  level text not null default 'approve' check (level in ('read', 'act', 'approve')),
  granted_at timestamptz not null,
  primary key (account_id, permission),
  constraint permission_known
    check (permission in ('people', 'homes', 'bookings', 'money', 'content', 'jobs', 'identity'))
);

-- Since when an approver's account has not been fully under their own control.
create table accounts.approver_wait (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  cause text not null
    check (cause in ('account_opened', 'role_granted', 'permission_granted', 'password_reset', 'factor_reset')),
  since timestamptz not null
);
create index approver_wait_of on accounts.approver_wait (account_id, since desc);

-- Codes emailed to an address that signs up. The address itself isn't stored: a mailbox is identified by its digest. A
-- mailbox that has an account has no row, since no code is sent to it.
create table accounts.signup_code (
  mailbox text primary key,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- One-time codes with which the first administrator of an installation creates an account.
create table accounts.setup_code (
  id bigint generated always as identity primary key,
  -- SHA-256 of the code, base64url.
  code_hash text not null unique,
  -- The only address it can create an account for; null: any.
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by bigint references accounts.account,
  constraint used_by_somebody check ((used_at is null) = (used_by is null))
);
create index setup_code_used_by on accounts.setup_code (used_by);

-- One-time links with which a person added by staff chooses a password.
create table accounts.invitation (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account,
  -- SHA-256 of the link's secret, base64url.
  secret_hash text not null unique,
  invited_by bigint not null references accounts.account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Replaced by a newer one, or no longer needed.
  void_at timestamptz
);
create unique index invitation_open on accounts.invitation (account_id) where used_at is null and void_at is null;
create index invitation_account on accounts.invitation (account_id);
create index invitation_invited_by on accounts.invitation (invited_by);

-- Signed and issued documents never change; only the account they belong to follows a merge.
create function accounts.follows_merge(before jsonb, after jsonb) returns boolean language sql stable as $$
  select before - 'account_id' = after - 'account_id' and exists (
    select from accounts.account
    where id = (before ->> 'account_id')::bigint and merged_into = (after ->> 'account_id')::bigint)
$$;

-- What staff did through API calls, from the console or with a key: one row per request that wrote something, in its
-- transaction. Rows are never changed or deleted.
create table accounts.staff_act (
  id bigint generated always as identity primary key,
  -- One request leaves one row, however many transactions it takes.
  request uuid not null unique,
  at timestamptz not null,
  -- The person who acted; and the person they viewed the product as.
  by_account_id bigint not null references accounts.account (id),
  as_account_id bigint references accounts.account (id),
  -- The call as named in the contract, and the path with its ids.
  call text not null,
  subject text not null,
  area text,
  home_id bigint,
  -- The values that were sent: numbers, dates, and choices; no people's texts, no contacts, no secrets.
  facts jsonb not null,
  reason text,
  network text not null
);
create index staff_act_at on accounts.staff_act (at desc, id desc);
create index staff_act_of_person on accounts.staff_act (by_account_id, at desc);
create index staff_act_of_home on accounts.staff_act (home_id, at desc) where home_id is not null;
create index staff_act_of_area on accounts.staff_act (area, at desc);
create index staff_act_of_subject on accounts.staff_act using gin (subject gin_trgm_ops);
create trigger staff_act_stays before update or delete on accounts.staff_act
  for each row execute function accounts.refuse_change();
create trigger staff_act_never_truncated before truncate on accounts.staff_act
  for each statement execute function accounts.refuse_change();

-- The records that an act changed or deleted: the changed columns, before and after. Texts, contacts, and secrets
-- appear as '…'.
create table accounts.staff_act_change (
  id bigint generated always as identity primary key,
  request uuid not null references accounts.staff_act (request) deferrable initially deferred,
  record_table text not null,
  record_id text not null,
  before jsonb not null,
  -- Null if the record was deleted.
  after jsonb
);
create index staff_act_change_of_act on accounts.staff_act_change (request);
create trigger staff_act_change_stays before update or delete on accounts.staff_act_change
  for each row execute function accounts.refuse_change();
create trigger staff_act_change_never_truncated before truncate on accounts.staff_act_change
  for each statement execute function accounts.refuse_change();

-- Numbers, dates, and choices by their path; '…' for anything else.
create function accounts.facts_of(record jsonb) returns jsonb language sql immutable as $$
  with recursive leaf (path, name, value) as (
    select key, key, value from jsonb_each(record)
    union all
    select leaf.path || '.' || part.name, coalesce(part.inner_name, leaf.name), part.value
    from leaf cross join lateral (
      select key as name, key as inner_name, value from jsonb_each(case jsonb_typeof(leaf.value) when 'object' then leaf.value else '{}' end)
      union all
      select (nth - 1)::text, null, value
      from jsonb_array_elements(case jsonb_typeof(leaf.value) when 'array' then leaf.value else '[]' end) with ordinality as element (value, nth)
      where nth <= 20
    ) part
  )
  select coalesce(jsonb_object_agg(path, case
    when name ~* '(name|email|phone|address|street|line[12]|zip|city|birth|reason|note|text|message|body|title|label|password|secret|hash|token|code|seal|key|ssn|tin|account_number|routing)'
      and jsonb_typeof(value) = 'string' then to_jsonb('…'::text)
    when jsonb_typeof(value) = 'string' and value #>> '{}' !~ '^[[:alnum:]_.:+-]{1,40}$' then to_jsonb('…'::text)
    else value end), '{}')
  from (select * from leaf where jsonb_typeof(value) not in ('object', 'array') limit 200) plain
$$;

-- Records one changed record of the current act; at most 60 per act.
create function accounts.note_staff_act_change() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  is_now jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
  noted int := coalesce(nullif(current_setting('porchlight.act_changes', true), ''), '0')::int;
  changed text[];
begin
  if noted >= 60 then return null; end if;
  select array_agg(key) into changed from jsonb_each(was)
    where (is_now is null or is_now -> key is distinct from value) and key not in ('updated_at', 'changed_at', 'version', 'revision');
  if changed is null then return null; end if;
  perform set_config('porchlight.act_changes', (noted + 1)::text, true);
  insert into accounts.staff_act_change (request, record_table, record_id, before, after) values (
    current_setting('porchlight.act')::uuid,
    tg_table_schema || '.' || tg_table_name,
    coalesce(was ->> 'id', ''),
    accounts.facts_of((select jsonb_object_agg(key, value) from jsonb_each(was) where key = any (changed))),
    case when is_now is not null then
      accounts.facts_of((select jsonb_object_agg(key, value) from jsonb_each(is_now) where key = any (changed))) end);
  return null;
end $$;

-- Watches every table that isn't watched yet and isn't internal. Migrations that create tables end with it.
create function accounts.watch_tables() returns void language plpgsql as $$
declare
  found record;
begin
  for found in
    select class.oid::regclass::text as name from pg_class class
    join pg_namespace space on space.oid = class.relnamespace
    where class.relkind = 'r' and space.nspname !~ '^(pg_|information_schema$|public$|kernel$|sandbox_|stripe_gateway$|analytics$|search$|translations$|drafts$|pgboss$)'
      and (space.nspname, class.relname) not in (
        ('accounts', 'allowance'), ('accounts', 'challenge'), ('accounts', 'ceremony'), ('accounts', 'code_try'),
        ('accounts', 'device'), ('accounts', 'failed_login'), ('accounts', 'session'), ('accounts', 'approver_wait'),
        ('accounts', 'security_event'), ('accounts', 'staff_act'), ('accounts', 'staff_act_change'),
        ('availability', 'home_calendar'), ('ledger', 'balance'), ('ledger', 'balances_through'), ('ledger', 'total'),
        ('media', 'chunk'), ('media', 'chunked_upload'), ('notifications', 'delivery'), ('notifications', 'device'))
      and not exists (select from pg_trigger where tgrelid = class.oid and tgname = 'noted_for_staff_acts')
  loop
    execute format(
      $watch$create trigger noted_for_staff_acts after update or delete on %s for each row
        when (current_setting('porchlight.act', true) <> '') execute function accounts.note_staff_act_change()$watch$,
      found.name);
  end loop;
end $$;

select accounts.watch_tables();
