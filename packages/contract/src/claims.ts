import { z } from 'zod'
import { approvalOutcome } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { mediaFile } from './media.ts'
import { largestScale } from './values/amount-scale.ts'
import { id, idText, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/** Days after check-out in which a claim can be filed, unless the next guests arrive earlier (R74). */
export const claimDays = 14
/**
 * The minimum number of hours after check-out in which a claim can be filed, even if the next guests arrive the same
 * day (R74).
 */
export const claimLeastHours = 24
/** Hours each side has to answer the other before the team decides (R74). */
export const claimAnswerHours = 24
/** The maximum number of extra days the team can give, in total. */
export const mostClaimExtraDays = 7
/** The maximum number of items per claim, photo pairs per item, and photos per answer. */
export const mostClaimItems = 10
export const mostClaimPairs = 6
/** The maximum for one item, in minor units. */
export const mostClaimed = 10_000_000

/**
 * `open`: waits for the guest. `answered`: the guest offered less, and it waits for the claimant. `escalated`: the
 * team decides. `settled`: an amount is charged. `closed`: nothing is charged.
 */
export const claimStates = ['open', 'answered', 'escalated', 'settled', 'closed'] as const
type ClaimStates = readonly (typeof claimStates)[number][]
/** One of the two sides must answer. */
export const answerableClaimStates: ClaimStates = ['open', 'answered']
export const openClaimStates: ClaimStates = [...answerableClaimStates, 'escalated']
export const endedClaimStates: ClaimStates = ['settled', 'closed']

/** The actions someone can take on a claim now. */
export const claimActions = ['answer', 'accept', 'escalate', 'withdraw', 'decide', 'extend'] as const

const pair = z.object({ before: mediaFile.nullable(), after: mediaFile })

const said = z.object({
  side: z.enum(['guest', 'host', 'team', 'clock']),
  /** The author's first name; empty if the deadline triggered it. */
  author: z.string(),
  what: z.enum(['raised', 'answered', 'accepted', 'escalated', 'withdrawn', 'decided', 'extended']),
  /** The amount it claimed, offered, or decided. */
  amount: money.nullable(),
  text: z.string(),
  files: z.array(mediaFile),
  at: instant,
})

export const claim = z.object({
  id,
  bookingId: id,
  state: z.enum(claimStates),
  claimed: money,
  /** The guest's latest offer. */
  offered: money.nullable(),
  /** The amount charged, once settled. */
  settled: money.nullable(),
  /** The guest can answer until then; after that, the team decides. */
  answerBy: instant.nullable(),
  /** How much of a settlement the stay's damage waiver still covers; null if none was bought. */
  waiver: money.nullable(),
  raisedAt: instant,
  items: z.array(z.object({ what: z.string(), amount: money, pairs: z.array(pair) })),
  said: z.array(said),
  allowedActions: z.array(z.enum(claimActions)),
})
export type Claim = z.output<typeof claim>

const stay = z.object({
  bookingId: id,
  number: z.string(),
  home: z.string(),
  guest: z.string(),
  arrive: plainDate,
  depart: plainDate,
  timeZone: z.string(),
  currency: z.string(),
})
export type ClaimStay = z.output<typeof stay>

export const claimsOfStay = endpoint({
  method: 'GET',
  path: 'bookings/{id}/claims',
  summary: 'Get the damage claims of a stay and the deadline for filing one',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  results: z.object({
    stay,
    claims: z.array(claim),
    /** Null if nothing can be claimed, such as for a stay that never began. */
    window: z
      .object({
        opensAt: instant,
        closesAt: instant,
        /** Photos of the damage must be uploaded before the next guests check in; null if the window closes earlier. */
        photosBy: instant.nullable(),
      })
      .nullable(),
    /** Whether the caller can file a claim now. */
    mayRaise: z.boolean(),
    /** The card that would be charged, as its guest knows it. */
    card: z.string().nullable(),
  }),
  errors: {},
})

const files = z.array(id).max(mostClaimPairs).default([])
const text = z.string().trim().max(4000)

export const raiseClaim = endpoint({
  method: 'POST',
  path: 'bookings/{id}/claims',
  summary: 'File a damage claim as the home’s owner or staff, each item with photos in pairs',
  audience: ['owner', 'staff', 'admin'],
  holderOnly: true,
  permission: 'bookings',
  status: 201,
  params: z.object({ id: idText }),
  body: z.object({
    items: z
      .array(
        z.object({
          what: z.string().trim().min(1).max(200),
          /** Minor units of the stay's currency. */
          amount: z
            .int()
            .min(100)
            .max(mostClaimed * largestScale),
          pairs: z
            .array(z.object({ before: id.nullable(), after: id }))
            .min(1)
            .max(mostClaimPairs),
        }),
      )
      .min(1)
      .max(mostClaimItems),
    text: text.min(1),
  }),
  results: z.object({ claim }),
  errors: { claim_too_early: 409, claim_too_late: 409, not_allowed_now: 409, photos_too_late: 422, file_unknown: 422 },
})

const about = z.object({ id: idText })

export const answerClaim = endpoint({
  method: 'POST',
  path: 'claims/{id}/answer',
  summary: 'Accept a claim as the guest, or offer less with a reason',
  audience: 'session',
  inPerson: true,
  permission: 'bookings',
  params: about,
  body: z.object({
    /** Minor units; offering the full amount settles it immediately. */
    amount: z
      .int()
      .min(0)
      .max(mostClaimItems * mostClaimed * largestScale),
    text: text.default(''),
    files,
  }),
  results: z.object({ claim }),
  errors: { not_allowed_now: 409, more_than_claimed: 422, file_unknown: 422 },
})

export const acceptClaimOffer = endpoint({
  method: 'POST',
  path: 'claims/{id}/acceptance',
  summary: 'Accept the guest’s offer as the claimant',
  audience: 'session',
  holderOnly: true,
  permission: 'bookings',
  params: about,
  body: z.object({
    /** Minor units, as displayed. */
    amount: z.int().min(0),
  }),
  results: z.object({ claim }),
  errors: { not_allowed_now: 409, terms_changed: 409 },
})

export const escalateClaim = endpoint({
  method: 'POST',
  path: 'claims/{id}/escalation',
  summary: 'Leave the decision on a claim to staff',
  audience: 'session',
  holderOnly: true,
  permission: 'bookings',
  params: about,
  body: z.object({ text: text.default('') }),
  results: z.object({ claim }),
  errors: { not_allowed_now: 409 },
})

export const withdrawClaim = endpoint({
  method: 'POST',
  path: 'claims/{id}/withdrawal',
  summary: 'Drop a claim; nothing is charged',
  audience: 'session',
  holderOnly: true,
  permission: 'bookings',
  params: about,
  results: z.object({ claim }),
  errors: { not_allowed_now: 409 },
})

const ownerClaim = claim.extend({ stay })
export type OwnerClaim = z.output<typeof ownerClaim>

export const claimsOfOwner = endpoint({
  method: 'GET',
  path: 'owners/claims',
  summary: 'List claims on stays in the owner’s homes, latest first',
  audience: ['owner'],
  results: z.object({ claims: z.array(ownerClaim) }),
  errors: {},
})

const staff = ['staff', 'admin'] as const
const deskClaim = claim.extend({
  stay,
  /** The deposit authorized on a card for the stay: a decision is charged to it first (R31). */
  held: money.nullable(),
  /**
   * How much this person can still decide alone today: in total, and from the deposit. Above that, a second person must
   * approve.
   */
  alone: z.object({ decision: money, deposit: money }),
  /** The decision waiting for a second person. */
  waiting: money.nullable(),
})
export type DeskClaim = z.output<typeof deskClaim>

export const claimsOfDesk = endpoint({
  method: 'GET',
  path: 'staff/claims',
  summary: 'List claims: those staff must decide first, then open ones, then settled ones',
  audience: staff,
  permission: 'bookings',
  results: z.object({ claims: z.array(deskClaim) }),
  errors: {},
})

export const decideClaim = endpoint({
  method: 'POST',
  path: 'staff/claims/{id}/decision',
  summary: 'Decide how much of a claim is charged, with a reason to both sides',
  audience: staff,
  permission: 'bookings',
  params: about,
  body: z.object({
    /** Minor units; zero closes it. */
    amount: z.int().min(0),
    text: text.min(1),
  }),
  /** While the outcome is pending, the claim stays unchanged. */
  results: z.object({ claim: deskClaim, outcome: approvalOutcome }),
  errors: {
    not_allowed_now: 409,
    more_than_claimed: 422,
    participant: 403,
    already_pending: 409,
    evidence_needed: 422,
    file_unknown: 422,
  },
})

export const extendClaim = endpoint({
  method: 'POST',
  path: 'staff/claims/{id}/time',
  summary: 'Extend the guest’s deadline by a day; both sides are notified',
  audience: staff,
  permission: 'bookings',
  params: about,
  body: z.object({
    /** The deadline as displayed, so that the same extension isn't given twice. */
    answerBy: instant,
  }),
  results: z.object({ claim: deskClaim }),
  errors: { not_allowed_now: 409, terms_changed: 409 },
})
