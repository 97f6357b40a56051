-- Where the owner of a home lets us show it beside our own site. Who said so, and when, stands with the step of its set-up.
create table homes.channel (
  home_id bigint not null references homes.home,
  channel text not null check (channel ~ '^[a-z]{2,20}$'),
  primary key (home_id, channel)
);
