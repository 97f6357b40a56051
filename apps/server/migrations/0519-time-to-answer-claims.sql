-- Days that the team gave beyond the day each side has to answer, in all.
alter table claims.claim add column extra_days smallint not null default 0 check (extra_days between 0 and 7);

alter table claims.word drop constraint word_what_check;
alter table claims.word add constraint word_what_check
  check (what in ('raised', 'answered', 'accepted', 'escalated', 'withdrawn', 'decided', 'extended'));
