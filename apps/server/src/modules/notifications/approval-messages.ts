import type { ApprovalKind } from '@porchlight/contract'
import type { ApprovalFacts } from './occasion.ts'
import type { Writers } from './words.ts'

type Facts = ApprovalFacts['facts']
const text = (facts: Facts, name: string): string => String(facts[name] ?? '')

/** What someone asks approval for, and what changes for whoever it affects. */
const acts: Record<ApprovalKind, { asked: (what: ApprovalFacts) => string; changed: (what: ApprovalFacts) => string }> =
  {
    payout_run: {
      asked: ({ amount, facts }) => `a payout run of ${amount} to ${text(facts, 'payees')} owners`,
      changed: ({ amount }) => `A payout run of ${amount} was approved.`,
    },
    transfer: {
      asked: ({ amount, facts }) => `the transfer ${text(facts, 'number')} of ${amount}`,
      changed: ({ amount, facts }) => `The transfer ${text(facts, 'number')} of ${amount} was approved.`,
    },
    correction: {
      asked: ({ amount, facts }) => `a correction of ${amount} for ${text(facts, 'owner')}`,
      changed: ({ amount, facts }) =>
        facts.direction === 'to_owner'
          ? `${amount} was credited to your account for ${text(facts, 'home')}: ${text(facts, 'note')}.`
          : `${amount} was charged to your account for ${text(facts, 'home')}: ${text(facts, 'note')}.`,
    },
    contract_terms: {
      asked: ({ facts }) =>
        `new terms for ${text(facts, 'home')}: commission ${text(facts, 'before')} to ${text(facts, 'after')}`,
      changed: ({ facts }) =>
        `The terms for ${text(facts, 'home')} changed from ${text(facts, 'from')}: commission ${text(facts, 'after')} (it was ${text(facts, 'before')}). The signed document is on file.`,
    },
    repair_limit: {
      asked: ({ facts }) =>
        `a repair limit of ${text(facts, 'after')} for ${text(facts, 'home')} (it is ${text(facts, 'before')})`,
      changed: ({ facts }) =>
        `From ${text(facts, 'from')}, repairs at ${text(facts, 'home')} up to ${text(facts, 'after')} are ordered without asking you (it was ${text(facts, 'before')}).`,
    },
    claim_decision: {
      asked: ({ amount, facts }) => `a claim decision of ${amount} for booking ${text(facts, 'booking')}`,
      changed: ({ amount, facts }) => `The claim for booking ${text(facts, 'booking')} was decided at ${amount}.`,
    },
    refund: {
      asked: ({ amount, facts }) => `a refund of ${amount} beyond the policy for booking ${text(facts, 'booking')}`,
      changed: ({ amount, facts }) =>
        `${amount} beyond the cancellation policy is refunded for booking ${text(facts, 'booking')} of ${text(facts, 'home')}. The owners get ${text(facts, 'owners')} less.`,
    },
    discount: {
      asked: ({ facts }) => `the promo code ${text(facts, 'code')} for ${text(facts, 'worth')} off`,
      changed: ({ facts }) => `The promo code ${text(facts, 'code')} takes ${text(facts, 'worth')} off.`,
    },
    offer_discount: {
      asked: ({ amount, facts }) => `an offer for ${text(facts, 'home')} with ${amount} (${text(facts, 'worth')}) off`,
      changed: ({ amount, facts }) => `An offer for ${text(facts, 'home')} takes ${amount} off.`,
    },
    extra_charge: {
      asked: ({ amount, facts }) => `a charge of ${amount} for ${text(facts, 'home')}`,
      changed: ({ amount, facts }) => `${amount} was charged for ${text(facts, 'home')}: ${text(facts, 'note')}.`,
    },
    concierge_charge: {
      asked: ({ amount, facts }) => `the price of ${amount} for ${text(facts, 'note')} at ${text(facts, 'home')}`,
      changed: ({ amount, facts }) => `The guest is asked for ${amount}: ${text(facts, 'note')}.`,
    },
    deposit_capture: {
      asked: ({ amount, facts }) => `capturing ${amount} of the deposit of booking ${text(facts, 'booking')}`,
      changed: ({ amount, facts }) => `${amount} of the deposit of booking ${text(facts, 'booking')} was captured.`,
    },
    vendor_exception: {
      asked: ({ facts }) => `sending ${text(facts, 'vendor')} to ${text(facts, 'home')} although ${text(facts, 'why')}`,
      changed: ({ facts }) =>
        `${text(facts, 'vendor')} works at ${text(facts, 'home')} although ${text(facts, 'why')}.`,
    },
    payout_account: {
      asked: ({ facts }) =>
        `a payout account ending in ${text(facts, 'ending')} held by ${text(facts, 'holder')}; the owner on record is ${text(facts, 'owner')}, the W-9 says ${text(facts, 'w9')}`,
      changed: ({ facts }) => `The payout account ending in ${text(facts, 'ending')} was accepted.`,
    },
    permissions: {
      asked: ({ facts }) => `access for ${text(facts, 'person')}: ${text(facts, 'added')}`,
      changed: ({ facts }) => `${text(facts, 'person')} now has: ${text(facts, 'added') || 'no new access'}.`,
    },
    thresholds: {
      asked: () => 'new limits for what one person does alone',
      changed: () => 'The limits for what one person does alone changed.',
    },
  }

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
const whoDidIt = ({ by, approver }: ApprovalFacts): string =>
  approver === null ? `Done by ${by}.` : `Requested by ${by}, approved by ${approver}.`

/** What the team and whoever is affected hear of acts that need approval. */
export const approvalWriters: Writers<
  'approval_requested' | 'approval_given' | 'approval_declined' | 'approval_affects'
> = {
  approval_requested: ({ firstName }, what) => ({
    subject: `Approval needed: ${acts[what.act].asked(what)}`,
    brief: `${what.by} asks for it. Reason: ${what.reason || 'none given'}`,
    heading: 'Approval needed',
    paragraphs: [
      `Dear ${firstName}, ${what.by} asks for ${acts[what.act].asked(what)}.`,
      `Reason: ${what.reason || 'none given'}`,
    ],
    action: 'Review it',
  }),
  approval_given: ({ firstName }, what) => ({
    subject: `Approved: ${acts[what.act].asked(what)}`,
    brief: `${what.approver} approved it, and it’s done.`,
    heading: 'Approved',
    paragraphs: [`Dear ${firstName}, ${what.approver} approved ${acts[what.act].asked(what)}. It’s done.`],
    action: 'See approvals',
  }),
  approval_declined: ({ firstName }, what) => ({
    subject: `Declined: ${acts[what.act].asked(what)}`,
    brief: what.decision ?? 'Nothing was changed.',
    heading: 'Declined',
    paragraphs: [
      `Dear ${firstName}, ${acts[what.act].asked(what)} was declined. Nothing was changed.`,
      ...(what.decision ? [`Reason: ${what.decision}`] : []),
    ],
    action: 'See approvals',
  }),
  approval_affects: ({ firstName }, what) => ({
    subject: sentence(acts[what.act].changed(what)).replace(/\.$/, ''),
    brief: `${whoDidIt(what)} Reason: ${what.reason}`,
    heading: 'A change that concerns you',
    paragraphs: [
      `Dear ${firstName}, ${acts[what.act].changed(what)}`,
      `${whoDidIt(what)} Reason: ${what.reason}`,
      'If this is not right, please call us: the number is below.',
    ],
    action: 'See the details',
  }),
}
