import type { ApprovalKind } from '@porchlight/contract'
import type { MessageWriters } from './message-types.ts'
import type { ApprovalFacts } from './occasions.ts'

type Facts = ApprovalFacts['facts']
const text = (facts: Facts, name: string): string => String(facts[name] ?? '')

/** For each kind: what is up for approval, and what changes for the people it affects. */
const acts: Record<
  ApprovalKind,
  { requested: (what: ApprovalFacts) => string; changed: (what: ApprovalFacts) => string }
> = {
  payout_run: {
    requested: ({ amount, facts }) => `a payout run of ${amount} to ${text(facts, 'payees')} owners`,
    changed: ({ amount }) => `A payout run of ${amount} was approved.`,
  },
  partner_payout: {
    requested: ({ amount, facts }) => `a payout run of ${amount} to ${text(facts, 'payees')} partners`,
    changed: ({ amount }) => `A payout run of ${amount} was approved.`,
  },
  partner_commission: {
    requested: ({ amount, facts }) => `a commission of ${amount} for ${text(facts, 'partner')}`,
    changed: ({ amount, facts }) => `The commission of ${amount} for ${text(facts, 'booking')} was approved.`,
  },
  manual_commission: {
    requested: ({ amount, facts }) => `a commission of ${amount} added for ${text(facts, 'partner')}`,
    changed: ({ amount, facts }) => `A commission of ${amount} was added: ${text(facts, 'note')}.`,
  },
  transfer: {
    requested: ({ amount, facts }) => `the transfer ${text(facts, 'number')} of ${amount}`,
    changed: ({ amount, facts }) => `The transfer ${text(facts, 'number')} of ${amount} was approved.`,
  },
  correction: {
    requested: ({ amount, facts }) => `a correction of ${amount} for ${text(facts, 'owner')}`,
    changed: ({ amount, facts }) =>
      facts.direction === 'to_owner'
        ? `${amount} was credited to your account for ${text(facts, 'home')}: ${text(facts, 'note')}.`
        : `${amount} was charged to your account for ${text(facts, 'home')}: ${text(facts, 'note')}.`,
  },
  contract_terms: {
    requested: ({ facts }) =>
      `new terms for ${text(facts, 'home')}: commission ${text(facts, 'before')} to ${text(facts, 'after')}`,
    changed: ({ facts }) =>
      `The terms for ${text(facts, 'home')} changed from ${text(facts, 'from')}: commission ${text(facts, 'after')} (it was ${text(facts, 'before')}). The signed document is on file.`,
  },
  ownership: {
    requested: ({ facts }) =>
      `a change of owners of ${text(facts, 'home')} from ${text(facts, 'from')}: ${text(facts, 'after')} (now ${text(facts, 'before')})`,
    changed: ({ facts }) =>
      `From ${text(facts, 'from')}, ${text(facts, 'home')} is owned by ${text(facts, 'after')} (until then ${text(facts, 'before')}). The document is on file.`,
  },
  repair_limit: {
    requested: ({ facts }) =>
      `a repair limit of ${text(facts, 'after')} for ${text(facts, 'home')} (it is ${text(facts, 'before')})`,
    changed: ({ facts }) =>
      `From ${text(facts, 'from')}, repairs at ${text(facts, 'home')} up to ${text(facts, 'after')} are ordered without your approval (it was ${text(facts, 'before')}).`,
  },
  claim_decision: {
    requested: ({ amount, facts }) => `a claim decision of ${amount} for booking ${text(facts, 'booking')}`,
    changed: ({ amount, facts }) => `The claim for booking ${text(facts, 'booking')} was decided at ${amount}.`,
  },
  refund: {
    requested: ({ amount, facts }) => `a refund of ${amount} beyond the policy for booking ${text(facts, 'booking')}`,
    changed: ({ amount, facts }) =>
      `${amount} beyond the cancellation policy is refunded for booking ${text(facts, 'booking')} of ${text(facts, 'home')}. This reduces the owners’ payout by ${text(facts, 'owners')}.`,
  },
  discount: {
    requested: ({ facts }) => `the promo code ${text(facts, 'code')} for ${text(facts, 'worth')} off`,
    changed: ({ facts }) => `The promo code ${text(facts, 'code')} takes ${text(facts, 'worth')} off.`,
  },
  offer_discount: {
    requested: ({ amount, facts }) =>
      `an offer for ${text(facts, 'home')} with ${amount} (${text(facts, 'worth')}) off`,
    changed: ({ amount, facts }) => `An offer for ${text(facts, 'home')} takes ${amount} off.`,
  },
  extra_charge: {
    requested: ({ amount, facts }) => `a charge of ${amount} for ${text(facts, 'home')}`,
    changed: ({ amount, facts }) => `${amount} was charged for ${text(facts, 'home')}: ${text(facts, 'note')}.`,
  },
  concierge_charge: {
    requested: ({ amount, facts }) => `the price of ${amount} for ${text(facts, 'note')} at ${text(facts, 'home')}`,
    changed: ({ amount, facts }) => `We’re requesting ${amount} from the guest: ${text(facts, 'note')}.`,
  },
  deposit_capture: {
    requested: ({ amount, facts }) => `capturing ${amount} of the deposit of booking ${text(facts, 'booking')}`,
    changed: ({ amount, facts }) => `${amount} of the deposit of booking ${text(facts, 'booking')} was captured.`,
  },
  vendor_exception: {
    requested: ({ facts }) =>
      `sending ${text(facts, 'vendor')} to ${text(facts, 'home')} with an exception: ${text(facts, 'why')}`,
    changed: ({ facts }) =>
      `${text(facts, 'vendor')} will work at ${text(facts, 'home')} with an exception: ${text(facts, 'why')}.`,
  },
  payout_account: {
    requested: ({ facts }) =>
      `a payout account ending in ${text(facts, 'ending')} held by ${text(facts, 'holder')}; the owner on record is ${text(facts, 'owner')}, the W-9 says ${text(facts, 'w9')}`,
    changed: ({ facts }) => `The payout account ending in ${text(facts, 'ending')} was accepted.`,
  },
  permissions: {
    requested: ({ facts }) => `access for ${text(facts, 'person')}: ${text(facts, 'added')}`,
    changed: ({ facts }) => `${text(facts, 'person')} now has: ${text(facts, 'added') || 'no new access'}.`,
  },
  thresholds: {
    requested: () => 'new approval limits',
    changed: () => 'The approval limits changed.',
  },
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
const whoDidIt = ({ by, approver }: ApprovalFacts): string =>
  approver === null ? `Done by ${by}.` : `Requested by ${by}, approved by ${approver}.`

/** Emails about approvals to the team and to the people affected. */
export const approvalWriters: MessageWriters<
  'approval_requested' | 'approval_given' | 'approval_declined' | 'approval_affects'
> = {
  approval_requested: ({ firstName }, what) => ({
    subject: `Approval needed: ${acts[what.act].requested(what)}`,
    brief: `Requested by ${what.by}. Reason: ${what.reason || 'none given'}`,
    heading: 'Approval needed',
    paragraphs: [
      `Hi ${firstName}, ${what.by} requested ${acts[what.act].requested(what)}.`,
      `Reason: ${what.reason || 'none given'}`,
    ],
    action: 'Review the request',
  }),
  approval_given: ({ firstName }, what) => ({
    subject: `Approved: ${acts[what.act].requested(what)}`,
    brief: `${what.approver} approved it and it’s in effect.`,
    heading: 'Approved',
    paragraphs: [`Hi ${firstName}, ${what.approver} approved ${acts[what.act].requested(what)}. It’s in effect.`],
    action: 'View approvals',
  }),
  approval_declined: ({ firstName }, what) => ({
    subject: `Declined: ${acts[what.act].requested(what)}`,
    brief: what.decision ?? 'Nothing was changed.',
    heading: 'Declined',
    paragraphs: [
      `Hi ${firstName}, ${acts[what.act].requested(what)} was declined. Nothing was changed.`,
      ...(what.decision ? [`Reason: ${what.decision}`] : []),
    ],
    action: 'View approvals',
  }),
  approval_affects: ({ firstName }, what) => ({
    subject: sentence(acts[what.act].changed(what)).replace(/\.$/, ''),
    brief: `${whoDidIt(what)} Reason: ${what.reason}`,
    heading: 'A change that affects you',
    paragraphs: [
      `Hi ${firstName}, ${acts[what.act].changed(what)}`,
      `${whoDidIt(what)} Reason: ${what.reason}`,
      'If this doesn’t look right, call us at the number below.',
    ],
    action: 'View the details',
  }),
}
