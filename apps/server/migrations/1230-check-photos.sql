-- An item may ask for a photo taken after the work; the job is done only with it.
alter table works.check_item add column photo boolean not null default false;
