-- A card that a guest leaves for what falls due later takes the place of the one he paid with (R34). Its bank may ask him:
-- `reference` is what the gateway calls it meanwhile.
alter table payments.left_card
  add column purpose text not null default 'deposit' check (purpose in ('deposit', 'later_payments')),
  add column reference text,
  add column challenge_url text,
  drop constraint left_card_state_check,
  add constraint left_card_state_check check (state in ('recorded', 'needs_action', 'kept', 'refused')),
  add constraint left_card_asked check (state <> 'needs_action' or reference is not null);
drop index payments.left_card_open;
create index left_card_open on payments.left_card (created_at) where state in ('recorded', 'needs_action');

-- Null of a card that was left without paying by it.
alter table payments.mandate alter column intent_id drop not null;

-- The sandbox's own: what the guest has said at its bank of a card that was to be kept.
alter table sandbox_gateway.card
  add column status text not null default 'kept' check (status in ('kept', 'needs_action', 'refused'));
