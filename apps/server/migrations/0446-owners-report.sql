-- Owners report what is wrong in a home of theirs as guests do, without a stay.
alter table maintenance.issue alter column booking_id drop not null;
alter table maintenance.issue rename column guest_id to reporter_id;
alter table maintenance.issue add column reported_as text not null default 'guest'
  check (reported_as in ('guest', 'owner'));
alter table maintenance.issue alter column reported_as drop default;
alter table maintenance.issue add check ((reported_as = 'guest') = (booking_id is not null));
create index issue_of_home on maintenance.issue (home_id, id);
