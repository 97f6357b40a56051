-- A confirmed stay may become another one; what was agreed before is kept (R18).
create table bookings.earlier_terms (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings.booking,
  replaced_at timestamptz not null,
  by_kind text not null check (by_kind in ('guest', 'staff')),
  by_account bigint,
  arrive date not null,
  depart date not null,
  quote_id bigint not null,
  quote_hash text not null,
  quote jsonb not null,
  charges jsonb not null,
  total_minor bigint not null check (total_minor >= 0),
  -- What went back to the card, and what was left to pay, when the new terms took its place.
  refund_minor bigint not null check (refund_minor >= 0),
  schedule jsonb not null
);
create index earlier_terms_of_booking on bookings.earlier_terms (booking_id, id);

create function bookings.refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'what was agreed before is append-only' using errcode = 'restrict_violation';
end $$;
create trigger earlier_terms_stay before update or delete on bookings.earlier_terms
  for each row execute function bookings.refuse_rewrite();
