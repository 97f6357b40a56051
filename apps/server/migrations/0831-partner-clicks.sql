-- How often a partner's addresses were opened, by day and the partner's own sub-ID; nothing about who opened them.
create table attribution.click (
  code text not null references attribution.partner_code,
  day date not null,
  sub_id text not null default '',
  clicks integer not null default 0 check (clicks >= 0),
  -- Robots, which count for nothing.
  robots integer not null default 0 check (robots >= 0),
  primary key (code, day, sub_id)
);
