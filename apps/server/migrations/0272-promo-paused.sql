-- A code may rest: nobody can book with it until it goes on.
alter table pricing.promo
  add column paused boolean not null default false;
