-- What the concierge arranges, and what guests order for their stays.
create schema concierge;

create table concierge.service (
  id bigint generated always as identity primary key,
  name text not null,
  description text not null,
  -- What the price is per; `quoted`: staff set a price for each order.
  pricing text not null check (pricing in ('order', 'person', 'quoted')),
  currency char(3) not null,
  price_minor bigint check (price_minor > 0),
  -- Days between an order and its day.
  lead_days integer not null check (lead_days >= 0),
  -- Canceled less than this many days ahead, part of the price is retained.
  free_days integer not null check (free_days >= 0),
  retained_percent integer not null check (retained_percent between 0 and 100),
  offered boolean not null default true,
  -- Warnings about these prices and terms when they were saved, and why they were confirmed: {"concerns": [...],
  -- "reason": "..."}. Who saved them is in `changed_by`.
  confirmed jsonb,
  -- Counts its wordings: an order records which one was shown.
  version integer not null default 1,
  changed_by bigint not null references accounts.account,
  changed_at timestamptz not null,
  check ((pricing = 'quoted') = (price_minor is null))
);

create table concierge.service_order (
  id bigint generated always as identity primary key,
  service_id bigint not null references concierge.service,
  booking_id bigint not null references bookings.booking,
  guest_id bigint not null references accounts.account,
  -- Name, price, and terms as ordered.
  service_name text not null,
  on_date date not null,
  people integer not null check (people > 0),
  requests text not null,
  currency char(3) not null,
  price_minor bigint check (price_minor > 0),
  free_days integer not null,
  retained_percent integer not null,
  state text not null default 'ordered' check (state in ('ordered', 'confirmed', 'declined', 'canceled')),
  ordered_at timestamptz not null,
  answer text not null default '',
  answered_by bigint references accounts.account,
  answered_at timestamptz,
  -- The payment request, once the order is confirmed.
  request_id bigint unique references bookings.payment_request,
  canceled_at timestamptz,
  retained_minor bigint,
  check ((state in ('ordered', 'canceled')) or answered_at is not null),
  check ((state = 'canceled') = (canceled_at is not null)),
  check (state <> 'confirmed' or (request_id is not null and price_minor is not null))
);
create index service_order_of on concierge.service_order (guest_id, id desc);
create index service_order_waiting on concierge.service_order (on_date) where state = 'ordered';

select accounts.watch_tables();
