-- What partners read by day and link: prices asked for, and with which sub-ID a booking came.
alter table attribution.click add column quotes integer not null default 0 check (quotes >= 0);
alter table attribution.touch add column sub_id text not null default '' check (length(sub_id) <= 40);
