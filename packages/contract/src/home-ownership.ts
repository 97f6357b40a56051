import { z } from 'zod'
import { approvalErrors, approvalEvidence, approvalOutcome, approvalReason } from './approvals.ts'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { homeStatuses } from './homes.ts'
import { emailAddress } from './values/contact-fields.ts'
import { id, idText } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

const team = { audience: ['staff', 'admin'], permission: 'homes' } as const
const params = z.object({ id: idText })

export const mostOwners = 20
/** The kind of owner that holds a share. */
export const holderKinds = ['person', 'company', 'trust'] as const
export type HolderKind = (typeof holderKinds)[number]

const holder = {
  holderKind: z.enum(holderKinds).default('person'),
  /** The legal name of a company or trust; empty for a person. */
  holderName: z.string().trim().max(160).default(''),
}
const share = z.object({ basisPoints: z.int().min(1).max(10_000), ...holder })

const owner = share.extend({ accountId: id, name: z.string(), email: z.string() })

export const homeOwnership = endpoint({
  method: 'GET',
  path: 'staff/properties/{id}/ownership',
  summary: 'List who owns a home from which day on, past and future',
  ...team,
  params,
  results: z.object({
    home: z.object({ id, name: z.string(), status: z.enum(homeStatuses), today: plainDate }),
    /** Latest first. */
    sets: z.array(z.object({ from: plainDate, owners: z.array(owner) })),
    /**
     * Whether a change needs a document and a second approver: always, once the home has an agreement or has been
     * published.
     */
    waits: z.boolean(),
  }),
  errors: {},
})
export type HomeOwnership = ResultsOf<typeof homeOwnership>

export const changeOwnership = endpoint({
  method: 'POST',
  path: 'staff/properties/{id}/ownership',
  summary:
    'Change a home’s owners from a day on, after a sale or a transfer (R51): shares must add up to 100%; needs the document and a second approver, and notifies old and new owners',
  ...team,
  inPerson: true,
  params,
  body: z.object({
    from: plainDate,
    shares: z
      .array(share.extend({ email: emailAddress }))
      .min(1)
      .max(mostOwners),
    reason: approvalReason,
    /** The deed, sale contract, or transfer. */
    evidence: approvalEvidence,
  }),
  results: z.object({ outcome: approvalOutcome }),
  errors: {
    ...approvalErrors,
    shares_not_whole: 422,
    owner_unknown: 422,
    owner_twice: 422,
    holder_name_needed: 422,
    before_today: 422,
    owners_unchanged: 409,
  },
})
