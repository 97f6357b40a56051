import { type Param, type Said, said, saidWith } from '@porchlight/wording'
import type { MessageWriters } from './message-types.ts'
import type { ApprovalFacts } from './occasions.ts'

const absent = 'none'

/** What messages name about an action; a row from an older version may lack some of them. */
const factNames = [
  'after',
  'bearer',
  'before',
  'booking',
  'code',
  'direction',
  'agent',
  'agentBefore',
  'affiliate',
  'affiliateBefore',
  'broker',
  'brokerBefore',
  'dispute',
  'disputeBefore',
  'ending',
  'from',
  'holder',
  'home',
  'months',
  'monthsBefore',
  'note',
  'number',
  'operating',
  'operatingBefore',
  'owner',
  'owners',
  'partner',
  'payees',
  'person',
  'program',
  'rebooking',
  'rebookingBefore',
  'referral',
  'referralBefore',
  'share',
  'shareBefore',
  'shareMonths',
  'shareMonthsBefore',
  'trust',
  'trustBefore',
  'vendor',
  'w9',
  'why',
  'worth',
]

/** The values for the messages about an action; an empty one is selected as absent. */
const valuesOf = ({ act: _, facts, ...about }: ApprovalFacts): Readonly<Record<string, Param>> => ({
  ...Object.fromEntries(factNames.map((name) => [name, '–'])),
  added: absent,
  ...Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') || absent : String(value),
    ]),
  ),
  ...Object.fromEntries(Object.entries(about).map(([name, value]) => [name, value || absent])),
})

/** The requested approval, as a noun. */
const requestOf = (what: ApprovalFacts): Said => saidWith(`approval.${what.act}.requested`, valuesOf(what))

/** What changes for the people affected, as a sentence. */
const changeOf = (what: ApprovalFacts): Said => saidWith(`approval.${what.act}.changed`, valuesOf(what))

const reasonOf = ({ reason }: ApprovalFacts): Said => said('approval.reason', { reason: reason || absent })

/** Emails about approvals to the team and to the people affected. */
export const approvalWriters: MessageWriters<
  'approval_requested' | 'approval_given' | 'approval_declined' | 'approval_affects'
> = {
  approval_requested: ({ firstName }, what) => ({
    subject: said('mail.approval_requested.subject', { what: requestOf(what) }),
    brief: said('mail.approval_requested.brief', { by: what.by, reason: reasonOf(what) }),
    heading: said('mail.approval_requested.heading'),
    paragraphs: [said('mail.approval_requested.p1', { firstName, by: what.by, what: requestOf(what) }), reasonOf(what)],
    action: said('mail.approval_requested.action'),
  }),
  approval_given: ({ firstName }, what) => {
    const approver = what.approver ?? absent
    return {
      subject: said('mail.approval_given.subject', { what: requestOf(what) }),
      brief: said('mail.approval_given.brief', { approver }),
      heading: said('mail.approval_given.heading'),
      paragraphs: [said('mail.approval_given.p1', { firstName, approver, what: requestOf(what) })],
      action: said('mail.approval_given.action'),
    }
  },
  approval_declined: ({ firstName }, what) => ({
    subject: said('mail.approval_declined.subject', { what: requestOf(what) }),
    brief: said('mail.approval_declined.brief', { decision: what.decision || absent }),
    heading: said('mail.approval_declined.heading'),
    paragraphs: [
      said('mail.approval_declined.p1', { firstName, what: requestOf(what) }),
      ...(what.decision ? [said('approval.reason', { reason: what.decision })] : []),
    ],
    action: said('mail.approval_given.action'),
  }),
  approval_affects: ({ firstName }, what) => {
    const doneBy = saidWith('approval.done_by', { ...valuesOf(what), reason: reasonOf(what) })
    return {
      subject: changeOf(what),
      brief: doneBy,
      heading: said('mail.approval_affects.heading'),
      paragraphs: [
        said('mail.approval_affects.p1', { firstName, what: changeOf(what) }),
        doneBy,
        said('mail.approval_affects.p2'),
      ],
      action: said('mail.approval_affects.action'),
    }
  },
}
