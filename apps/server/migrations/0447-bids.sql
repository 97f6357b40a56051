-- What a repair would cost, what the owner says to it, and above which sum he is asked first.
create table works.bid (
  id bigint generated always as identity primary key,
  job_id bigint not null references works.job,
  vendor_id bigint references vendors.vendor,
  note text not null default '' check (length(note) <= 2000),
  currency char(3) not null,
  -- Of all its lines, with their markups.
  total_minor bigint not null check (total_minor > 0),
  state text not null default 'laid_out' check (state in ('laid_out', 'accepted', 'declined')),
  made_by bigint not null references accounts.account,
  made_at timestamptz not null
);
create index bid_of_job on works.bid (job_id, id);
-- A job is done at one price.
create unique index bid_accepted on works.bid (job_id) where state = 'accepted';

create table works.bid_line (
  bid_id bigint not null references works.bid,
  ordinal int not null,
  kind text not null check (kind in ('labor', 'materials', 'other')),
  what text not null check (length(what) between 1 and 200),
  cost_minor bigint not null check (cost_minor > 0),
  -- Basis points that the operator adds.
  markup int not null check (markup between 0 and 10000),
  primary key (bid_id, ordinal)
);

-- In order; never changed.
create table works.word (
  id bigint generated always as identity primary key,
  job_id bigint not null references works.job,
  bid_id bigint not null references works.bid,
  side text not null check (side in ('owner', 'team')),
  what text not null check (what in ('asked', 'approved', 'countered', 'declined', 'ordered')),
  amount_minor bigint not null,
  text text not null default '' check (length(text) <= 2000),
  author_id bigint not null references accounts.account,
  at timestamptz not null
);
create index word_of_job on works.word (job_id, id);

-- Dated: the sum of a day is that of the last one that began by then.
create table works.approval_limit (
  home_id bigint not null,
  valid_from date not null,
  amount_minor bigint not null check (amount_minor >= 0),
  set_by bigint not null references accounts.account,
  set_at timestamptz not null,
  primary key (home_id, valid_from)
);
