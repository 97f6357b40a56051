-- What people answered to our text messages: STOP, START. The latest answer of a number counts; all are kept as proof.
create table correspondence.text_consent (
  id bigint generated always as identity primary key,
  phone text not null check (length(phone) between 4 and 40),
  allowed boolean not null,
  keyword text not null check (length(keyword) <= 20),
  received_id bigint not null references correspondence.received,
  at timestamptz not null
);
create index text_consent_of on correspondence.text_consent (phone, id desc);
create index text_consent_received on correspondence.text_consent (received_id);
