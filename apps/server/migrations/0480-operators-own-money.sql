-- What the operator puts into the trust of its own, beside what it earned by stays (R55).
insert into ledger.account (code, book, normal_side, requires) values
  ('equity:operator', 'operator', 'credit', '{}');
