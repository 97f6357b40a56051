-- Whether a home charges for cleaning and for service is decided by someone; without that it is not sold.
create table pricing.fee_decision (
  id bigint generated always as identity primary key,
  home_id bigint not null,
  fee text not null check (fee in ('cleaning', 'service')),
  kind text not null check (kind in ('charged', 'none')),
  name text not null default '',
  reason text not null default '',
  created_at timestamptz not null,
  created_by bigint,
  replaced_at timestamptz,
  check ((kind = 'none') = (name <> '' and reason <> ''))
);
create unique index fee_decision_in_force on pricing.fee_decision (home_id, fee) where replaced_at is null;

alter table homes.home add column fees_missing text[] not null default '{cleaning_fee,service_fee}';

-- Homes charge what they charge; those that are sold without a fee go on so, and say since when that is known.
insert into pricing.fee_decision (home_id, fee, kind, created_at)
select distinct fee.home_id, fee.code, 'charged', now() from pricing.fee
where fee.code in ('cleaning', 'service') and not fee.optional and fee.replaced_at is null;

insert into pricing.fee_decision (home_id, fee, kind, name, reason, created_at)
select home.id, code, 'none', 'Porchlight', 'Sold without this fee before the decision was asked for', now()
from homes.home cross join unnest(array['cleaning', 'service']) code
where home.published_at is not null
  and not exists (select from pricing.fee_decision known where known.home_id = home.id and known.fee = code);

update homes.home set fees_missing = array(
  select code || '_fee' from unnest(array['cleaning', 'service']) code
  where not exists (
    select from pricing.fee_decision known
    where known.home_id = home.id and known.fee = code and known.replaced_at is null
  )
);
