-- Why tax was withheld from a partner’s invoice, or wasn’t: it decides on which form the year reports it (R54).
alter table commissions.invoice add column withholding text not null default 'none'
  check (withholding in ('none', 'backup', 'foreign', 'treaty', 'eci'));
update commissions.invoice set withholding = 'backup' where withheld_minor > 0;
alter table commissions.invoice add constraint withholds_for_a_reason
  check (withheld_minor = 0 or withholding in ('backup', 'foreign'));
