-- Changes that were made together over many homes carry one number.
create sequence pricing.raise_number as bigint;
alter table pricing.change add column raise bigint;
create index change_of_raise on pricing.change (raise) where raise is not null;
