-- A debit of a bank account: days pass before its money has come or the bank has returned it.
alter table payments.intent
  add column kind text not null default 'card' check (kind in ('card', 'bank')),
  -- Network address and browser of the guest when he allowed the debit: the mandate (R34).
  add column agreed_address text,
  add column agreed_browser text,
  add column pending_since timestamptz,
  -- By when the bank has answered; nights that wait for it are kept no longer.
  add column answer_by timestamptz,
  -- Returned: until when a card may take its place.
  add column grace_until timestamptz,
  drop constraint intent_state_check,
  add constraint intent_state_check check (state in ('recorded', 'needs_action', 'pending', 'succeeded', 'failed')),
  add constraint intent_pending_dated check (state <> 'pending' or answer_by is not null);
create index intent_pending on payments.intent (id) where state = 'pending';

-- An installment whose debit was returned waits for a card until then, and is not debited again (R29).
alter table payments.installment add column grace_until timestamptz;
create index installment_in_grace on payments.installment (grace_until)
  where grace_until is not null and state = 'scheduled' and intent_id is null;

-- A card and a bank account may both be charged later; the one given last is.
alter table payments.mandate
  add column kind text not null default 'card' check (kind in ('card', 'bank')),
  drop constraint mandate_pkey,
  add primary key (booking_id, kind);

-- The sandbox's own: what is pending becomes `settles_as` once its time has come, whoever looks first.
alter table sandbox_gateway.charge
  add column settles_at timestamptz,
  add column settles_as text check (settles_as in ('succeeded', 'refused')),
  drop constraint charge_status_check,
  add constraint charge_status_check
    check (status in ('succeeded', 'needs_action', 'pending', 'refused', 'canceled')),
  add constraint charge_pending_settles
    check (status <> 'pending' or (settles_at is not null and settles_as is not null));
create index charge_pending on sandbox_gateway.charge (settles_at) where status = 'pending';
create index charge_taken_back on sandbox_gateway.charge (created_at)
  where status = 'succeeded' and token = 'tok_bank_taken_back';
