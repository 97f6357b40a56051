-- Rent of each night as the frozen quote has it, so that reports add it up without opening every quote.
create function bookings.nightly_rents(quote jsonb) returns bigint[] language sql immutable parallel safe as $$
  select coalesce(array_agg((night ->> 'amount')::bigint order by ordinal), '{}')
  from jsonb_array_elements(
    case when jsonb_typeof(quote -> 'price' -> 'nights') = 'array' then quote -> 'price' -> 'nights' else '[]' end
  ) with ordinality as priced (night, ordinal)
$$;
alter table bookings.booking
  add column nightly_rent bigint[] not null generated always as (bookings.nightly_rents(quote)) stored;
create index booking_confirmed_by_arrival on bookings.booking (arrive) where confirmed_at is not null;

-- When work began, to tell how long it took.
alter table works.job add column started_at timestamptz;
create index job_done_on on works.job (done_at) where done_at is not null;
create index message_by_time on conversations.message (at);
create index review_published on reviews.stay (published_at) where published_at is not null;

create schema reports;

-- What the team expects of a destination in a month.
create table reports.budget (
  town_id text not null,
  month date not null check (extract(day from month) = 1),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  rent_minor bigint not null check (rent_minor >= 0),
  nights integer not null check (nights >= 0),
  set_by bigint not null,
  set_at timestamptz not null,
  primary key (town_id, month, currency)
);

-- Who gets a report by email, and how often.
create table reports.schedule (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  every text not null check (every in ('week', 'month')),
  town_id text,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  next_on date not null,
  made_at timestamptz not null
);
create unique index schedule_once on reports.schedule (account_id, every, coalesce(town_id, ''), currency);
create index schedule_due on reports.schedule (next_on);

-- How many nights of a window are in a set of ranges.
create function availability.night_count(held datemultirange, during daterange) returns integer
  language sql immutable parallel safe as $$
  select coalesce(sum(upper(part) - lower(part)), 0)::integer
  from unnest(held * datemultirange(during)) as part
$$;
