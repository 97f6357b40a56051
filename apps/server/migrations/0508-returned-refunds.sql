-- A refund that the guest's bank sends back moves money toward us again.
alter table payments.movement drop constraint movement_kind_check;
alter table payments.movement add constraint movement_kind_check
  check (kind in ('capture', 'refund', 'refund_returned', 'dispute', 'dispute_won'));
