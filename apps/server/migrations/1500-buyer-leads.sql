-- A lead who wants to buy becomes a buyer: an account like a guest's, with the lead recorded as what it was.
alter table leads.lead drop constraint lead_converted_to_check;
alter table leads.lead add constraint lead_converted_to_check
  check (converted_to in ('owner', 'guest', 'partner', 'buyer'));

select accounts.watch_tables();
