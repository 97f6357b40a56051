import { z } from 'zod'
import { partnerRoles } from './account-rules/access.ts'
import { programs } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import { picture } from './homes.ts'
import { basisPoints, id, idText, instant } from './values/ids.ts'
import { pageQuery } from './values/page.ts'
import { currencyCode, money, plainDate } from './values/shapes.ts'

/** From the booking a partner referred to the money in their account (R60). */
export const commissionStates = ['tracked', 'booked', 'earned', 'approved', 'scheduled', 'paid', 'reversed'] as const
export type CommissionState = (typeof commissionStates)[number]

/** The source of a commission. */
export const commissionSources = ['broker', 'referral', 'agent', 'affiliate', 'hv', 'commission', 'manual'] as const
export type CommissionSource = (typeof commissionSources)[number]

/** The figure of a commission dated in a month: its booking, its earnings, or its payments. */
export const commissionFigures = ['booked', 'earned', 'paid'] as const
export type CommissionFigure = (typeof commissionFigures)[number]

/** How an overpaid partner’s debt ended, when no payout recovered it. */
export const debtSettlementKinds = ['repayment', 'write_off'] as const
export const debtSettlementKind = z.enum(debtSettlementKinds)
export type DebtSettlementKind = z.output<typeof debtSettlementKind>

export const commissionReasons = [
  'tracked',
  'booked',
  'stay_completed',
  'rent_changed',
  'booking_ended',
  'approved',
  'scheduled',
  'run_canceled',
  'paid',
  'payout_returned',
  'recovered',
  'struck',
  'added',
  'adjusted',
  'rate_corrected',
  'license_checked',
  'repaid',
  'written_off',
  'settlement_undone',
] as const
export type CommissionReason = (typeof commissionReasons)[number]

/** What keeps an approved commission from being paid; it is not lost (R54, R56, R57, R61). */
export const commissionHolds = [
  'dispute',
  'own_stay',
  'conflict',
  'license',
  'license_at_booking',
  'iata',
  'tax_form',
  'foreign_status',
  'account',
  'cooling_off',
  'stripe',
] as const
export type CommissionHold = (typeof commissionHolds)[number]

/** The rules behind a change; their texts are in the message catalog. */
export const commissionRules = ['R57', 'R58', 'R59', 'R60', 'R61'] as const

/** One change of a commission's state. */
export const commissionChange = z.object({
  at: instant,
  /** The person; null: automatic. */
  by: z.string().nullable(),
  from: z.enum(commissionStates).nullable(),
  to: z.enum(commissionStates),
  amount: money,
  reason: z.enum(commissionReasons),
  note: z.string(),
  rule: z.enum(commissionRules),
})
export type CommissionChange = z.output<typeof commissionChange>

const dispute = z.object({
  reason: z.string(),
  openedAt: instant,
  /** The date by which staff answer. */
  answerBy: plainDate,
  answer: z.string().nullable(),
  upheld: z.boolean().nullable(),
})

export const commission = z.object({
  id,
  source: z.enum(commissionSources),
  state: z.enum(commissionStates),
  amount: money,
  /** The amount paid. */
  paid: money,
  /** Null for one staff added manually. */
  rate: basisPoints.nullable(),
  /** The booking's number, and what the partner is allowed to know about it. */
  booking: z
    .object({
      number: z.string(),
      guest: z.string(),
      home: z.string(),
      homeId: id,
      /** Null if the home has no picture yet. */
      image: picture.nullable(),
      arrive: plainDate,
      depart: plainDate,
    })
    .nullable(),
  /** Whose it is, for the lead of their agency; null: the reader's own. */
  agent: z.string().nullable(),
  note: z.string(),
  /** When the current state began, why, and by whom. */
  changedAt: instant,
  reason: z.enum(commissionReasons),
  changedBy: z.string().nullable(),
  /** The next date: the end of the stay, or the payment deadline. */
  nextOn: plainDate.nullable(),
  holds: z.array(z.enum(commissionHolds)),
  dispute: dispute.nullable(),
  /** The last day its partner can dispute it, under the program agreement. */
  disputeUntil: plainDate,
  invoice: z.string().nullable(),
})
export type Commission = z.output<typeof commission>

/** Why a commission belongs to a partner: they named the guest, the guest came through their link, and so on. */
export const commissionCauses = ['named', 'link', 'rebooked', 'decided', 'home', 'invitation', 'manual'] as const

const commissionCause = z.object({
  kind: z.enum(commissionCauses),
  code: z.string().nullable(),
  /** When the guest arrived through the link, or was named. */
  at: instant.nullable(),
  windowDays: z.int().nullable(),
  rebookedFrom: z.string().nullable(),
  /** Other partners referred the guest, too. */
  contested: z.boolean(),
})
export type CommissionCause = z.output<typeof commissionCause>

export const commissionQuery = pageQuery.extend({
  state: z.enum(commissionStates).optional(),
  source: z.enum(commissionSources).optional(),
  /** Part of a booking’s number. */
  number: z.string().trim().max(40).optional(),
})
export const commissionPages = { total: z.int(), currentPage: z.int(), numberPages: z.int() }

export const commissionTotal = z.object({ state: z.enum(commissionStates), count: z.int(), amount: money })
export type CommissionTotal = z.output<typeof commissionTotal>

export const partnerOverview = endpoint({
  method: 'GET',
  path: 'partners/overview',
  summary: 'Get a partner’s commissions by state, what is due, links, and payouts by month',
  audience: partnerRoles,
  /** Lists only the commissions in one state; everything else covers all. */
  query: z.object({ state: z.enum(commissionStates).optional() }),
  results: z.object({
    currency: currencyCode,
    states: z.array(commissionTotal),
    commissions: z.array(commission),
    /** How many there are beyond those listed. */
    more: z.int(),
    due: z.array(z.object({ on: plainDate, amount: money, stays: z.int(), kind: z.enum(['scheduled', 'earned']) })),
    links: z.array(
      z.object({
        code: z.string(),
        program: z.enum(programs),
        rate: basisPoints,
        paused: z.boolean(),
        visits: z.int(),
        bookings: z.int(),
      }),
    ),
    months: z.array(z.object({ month: z.string(), amount: money })),
    /** What currently holds payouts. */
    holds: z.array(z.enum(commissionHolds)),
  }),
  errors: {},
})

export const ownCommissions = endpoint({
  method: 'GET',
  path: 'partners/commissions',
  summary: 'List the partner’s commissions, or those of their whole agency for its lead, latest first',
  audience: partnerRoles,
  query: commissionQuery.extend({ agents: z.enum(['own', 'agency']).default('own') }),
  results: z.object({
    ...commissionPages,
    /** The reader leads an agency with other agents, and can read their commissions with `agents=agency`. */
    isLead: z.boolean(),
    commissions: z.array(commission),
  }),
  errors: {},
})

export const ownCommission = endpoint({
  method: 'GET',
  path: 'partners/commissions/{commissionId}',
  summary: 'Get one of the partner’s own commissions with every change',
  audience: partnerRoles,
  params: z.object({ commissionId: idText }),
  results: z.object({ commission, cause: commissionCause, changes: z.array(commissionChange) }),
  errors: {},
})

export const disputeCommission = endpoint({
  method: 'POST',
  path: 'partners/commissions/{commissionId}/dispute',
  summary: 'Dispute a commission; staff answer by the date given',
  audience: partnerRoles,
  params: z.object({ commissionId: idText }),
  body: z.object({ reason: z.string().trim().min(10).max(1_000) }),
  results: z.object({ commission }),
  errors: { already_disputed: 409, dispute_too_late: 409 },
})
