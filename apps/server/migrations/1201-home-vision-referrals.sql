-- What the owner of a referred home wants from us: a home that comes through Home Vision earns under that name.
alter table partners.home_referral
  add column service text not null default 'rental' check (service in ('rental', 'home_vision')),
  -- The inquiry of an owner who came by the partner's link; the partner reads neither their full name nor their address.
  add column lead_id bigint unique;
