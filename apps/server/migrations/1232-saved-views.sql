-- Views of other pages than the inbox, and views that one person keeps to themselves.
alter table inbox.view add column page text not null default 'inbox' check (page in ('inbox', 'bookings'));
alter table inbox.view alter column page drop default;
alter table inbox.view add column shared boolean not null default true;
alter table inbox.view alter column shared drop default;
drop index inbox.view_by_name;
create unique index shared_view_by_name on inbox.view (page, lower(name)) where shared;
create unique index own_view_by_name on inbox.view (page, created_by, lower(name)) where not shared;
