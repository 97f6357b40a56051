-- Who pays in the guest's place, by a name of the module that asked for it; null when the guest pays. Only the guest's
-- card is kept.
alter table payments.intent add column payer text;
