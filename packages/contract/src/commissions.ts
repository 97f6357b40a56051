import { z } from 'zod'
import { approvalErrors, approvalOutcome, approvalReason } from './approvals.ts'
import { programs } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import { picture } from './homes.ts'
import { taxStates } from './tax-year.ts'
import { mostIn, tooHigh } from './values/amount-scale.ts'
import { commissionBearers } from './values/charges.ts'
import { emailAddress } from './values/contact-fields.ts'
import { basisPoints, id, idText, instant } from './values/ids.ts'
import { pageQuery } from './values/page.ts'
import { foreignWithholdings, withholdings } from './values/payout-tax.ts'
import { currencyCode, firstOfMonth, money, plainDate } from './values/shapes.ts'

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

const partnerRoles = ['broker', 'referral', 'travel-agent', 'affiliate'] as const
const staff = { audience: ['staff', 'admin'], permission: 'money' } as const

const change = z.object({
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
export type CommissionChange = z.output<typeof change>

const dispute = z.object({
  reason: z.string(),
  openedAt: instant,
  /** The date by which staff answer. */
  answerBy: plainDate,
  answer: z.string().nullable(),
  upheld: z.boolean().nullable(),
})

const commission = z.object({
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

const cause = z.object({
  kind: z.enum(commissionCauses),
  code: z.string().nullable(),
  /** When the guest arrived through the link, or was named. */
  at: instant.nullable(),
  windowDays: z.int().nullable(),
  rebookedFrom: z.string().nullable(),
  /** Other partners referred the guest, too. */
  contested: z.boolean(),
})
export type CommissionCause = z.output<typeof cause>

const staffCommission = commission.extend({
  bookingId: id.nullable(),
  partner: z.object({ id, name: z.string() }),
  code: z.string().nullable(),
  bearer: z.enum(commissionBearers),
  /** The base of the rate; null if there is no booking behind it. */
  rent: money.nullable(),
  fileId: id.nullable(),
  /** Waiting for a second person. */
  pending: z.boolean(),
})
export type StaffCommission = z.output<typeof staffCommission>

const listQuery = pageQuery.extend({
  state: z.enum(commissionStates).optional(),
  source: z.enum(commissionSources).optional(),
  /** Part of a booking’s number. */
  number: z.string().trim().max(40).optional(),
})
const paging = { total: z.int(), currentPage: z.int(), numberPages: z.int() }

const stateTotal = z.object({ state: z.enum(commissionStates), count: z.int(), amount: money })
export type CommissionTotal = z.output<typeof stateTotal>

export const partnerOverview = endpoint({
  method: 'GET',
  path: 'partners/overview',
  summary: 'Get a partner’s commissions by state, what is due, links, and payouts by month',
  audience: partnerRoles,
  /** Lists only the commissions in one state; everything else covers all. */
  query: z.object({ state: z.enum(commissionStates).optional() }),
  results: z.object({
    currency: currencyCode,
    states: z.array(stateTotal),
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
  query: listQuery.extend({ agents: z.enum(['own', 'agency']).default('own') }),
  results: z.object({
    ...paging,
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
  results: z.object({ commission, cause, changes: z.array(change) }),
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

export const partnerInvoiceStates = ['open', 'sent', 'paid', 'returned', 'void'] as const

export const partnerInvoiceCard = z.object({
  number: z.string(),
  state: z.enum(partnerInvoiceStates),
  issuedOn: plainDate,
  paidOn: plainDate.nullable(),
  gross: money,
  net: money,
  stays: z.int(),
  accountEnding: z.string(),
})
export type PartnerInvoiceCard = z.output<typeof partnerInvoiceCard>

const party = z.object({ name: z.string(), email: z.string() })
const invoice = partnerInvoiceCard.extend({
  /** Agency name and IATA or CLIA number of a travel agent or broker; blank if there is none. */
  seller: party.extend({ agency: z.string(), iata: z.string() }),
  buyer: party.extend({ address: z.string() }),
  lines: z.array(
    z.object({
      booking: z.string().nullable(),
      source: z.enum(commissionSources),
      home: z.string(),
      stay: z.object({ arrive: plainDate, depart: plainDate }).nullable(),
      rate: basisPoints.nullable(),
      note: z.string(),
      /** Negative: deducted for a commission that was reversed after it was paid. */
      amount: money,
    }),
  ),
  recovered: money,
  withheld: money,
  withholding: z.enum(withholdings),
})
export type PartnerInvoice = z.output<typeof invoice>

export const partnerAccounting = endpoint({
  method: 'GET',
  path: 'partners/accounting',
  summary: 'Get what a partner has earned, is owed, and was paid, by year, and what payouts wait for',
  audience: partnerRoles,
  results: z.object({
    states: z.array(stateTotal),
    /** Earned but not paid yet. */
    owed: money,
    /** Paid for what was reversed later: deducted from the next payouts. */
    debt: money,
    /** What of it was repaid or written off; latest first. */
    settlements: z.array(z.object({ id, kind: debtSettlementKind, amount: money, on: plainDate })),
    years: z.array(
      z.object({
        year: z.int(),
        paid: money,
        withheld: money,
        stays: z.int(),
        /** Null for a year that isn't over, and for payouts in currencies other than dollars. */
        taxForm: z.enum(taxStates).nullable(),
        /** A Form 1042-S is ready, too or instead. */
        foreignForm: z.boolean(),
        threshold: money,
      }),
    ),
    /** A W-9, or a W-8 that hasn't expired, is on file. */
    taxForm: z.boolean(),
    account: z.string().nullable(),
    holds: z.array(z.enum(commissionHolds)),
  }),
  errors: {},
})

/** A partner's Form 1099-NEC for a year, with the figures that staff report (R54). */
const partnerTaxForm = z.object({
  year: z.int(),
  payer: z.string(),
  name: z.string(),
  businessName: z.string(),
  /** On one line; empty without a W-9. */
  address: z.string(),
  /** Only the last four digits. */
  taxId: z.object({ kind: z.enum(['ssn', 'ein']), ending: z.string() }).nullable(),
  /** Box 1. */
  compensation: money,
  /** Box 4. */
  withheld: money,
  /** Null until it is filed. */
  filedOn: plainDate.nullable(),
  /** It corrects one that was filed before. */
  corrected: z.boolean(),
})
export type PartnerTaxForm = z.output<typeof partnerTaxForm>

export const partnerTaxFormOfYear = endpoint({
  method: 'GET',
  path: 'partners/accounting/tax-forms/{year}',
  summary: 'Get the partner’s 1099-NEC of a year that is over, with only the last four digits of the taxpayer number',
  audience: partnerRoles,
  params: z.object({ year: z.coerce.number().int().min(2000).max(2200) }),
  results: z.object({ form: partnerTaxForm }),
  errors: { not_finished: 409 },
})

/** A partner's Form 1042-S for a year: one for each reason why tax was withheld or not. */
const partnerForeignForm = z.object({
  year: z.int(),
  payer: z.string(),
  name: z.string(),
  /** On one line. */
  address: z.string(),
  /** By its code. */
  country: z.string(),
  /** Only the last four characters. */
  taxIdEnding: z.string(),
  parts: z.array(
    z.object({
      withholding: z.enum(foreignWithholdings),
      /** Box 2. */
      gross: money,
      /** Box 7a. */
      withheld: money,
    }),
  ),
})
export type PartnerForeignForm = z.output<typeof partnerForeignForm>

export const partnerForeignFormOfYear = endpoint({
  method: 'GET',
  path: 'partners/accounting/tax-forms/{year}/1042-s',
  summary: 'Get the partner’s 1042-S of a year that is over, with only the last four characters of the tax number',
  audience: partnerRoles,
  params: z.object({ year: z.coerce.number().int().min(2000).max(2200) }),
  results: z.object({ form: partnerForeignForm }),
  errors: { not_finished: 409 },
})

export const partnerPayouts = endpoint({
  method: 'GET',
  path: 'partners/accounting/payouts',
  summary: 'List payouts to the partner, latest first',
  audience: partnerRoles,
  results: z.object({ payouts: z.array(partnerInvoiceCard) }),
  errors: {},
})

export const partnerInvoices = endpoint({
  method: 'GET',
  path: 'partners/accounting/invoices',
  summary: 'List the partner’s invoices, latest first',
  audience: partnerRoles,
  query: z.object({ status: z.enum(['open', 'all']).default('all') }),
  results: z.object({ invoices: z.array(partnerInvoiceCard) }),
  errors: {},
})

export const partnerInvoiceParams = z.object({
  number: z
    .string()
    .trim()
    .regex(/^[A-Za-z]+-\d+$/)
    .max(40),
})

export const partnerInvoice = endpoint({
  method: 'GET',
  path: 'partners/accounting/invoices/{number}',
  summary: 'Get one of the partner’s invoices',
  audience: partnerRoles,
  params: partnerInvoiceParams,
  results: z.object({ invoice }),
  errors: {},
})

export const staffCommissions = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/commissions',
  summary: 'List commissions of all partners, latest first, with totals by state',
  query: listQuery
    .extend({
      partnerId: idText.optional(),
      bookingId: idText.optional(),
      commissionId: idText.optional(),
      /** The figure dated in the months from `from` up to, but not including, `to`. */
      figure: z.enum(commissionFigures).default('booked'),
      from: firstOfMonth.optional(),
      to: firstOfMonth.optional(),
    })
    .refine(({ from, to }) => (from ? to && from < to : !to), {
      error: 'Give both, the end after the start',
      path: ['to'],
    }),
  results: z.object({
    ...paging,
    commissions: z.array(staffCommission),
    states: z.array(stateTotal),
    /** Everyone with a commission. */
    partners: z.array(z.object({ id, name: z.string() })),
  }),
  errors: {},
})

export const staffCommissionById = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/commissions/{commissionId}',
  summary: 'Get a commission with every change',
  params: z.object({ commissionId: idText }),
  results: z.object({ commission: staffCommission, changes: z.array(change) }),
  errors: {},
})

export const approveCommissions = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/commissions/approve',
  summary: 'Approve earned commissions; those over the limit wait for a second person',
  inPerson: true,
  body: z.object({ commissionIds: z.array(id).min(1).max(200), reason: approvalReason }),
  results: z.object({ approved: z.int(), waiting: z.int() }),
  errors: { ...approvalErrors, wrong_state: 409, participant: 403 },
})

export const addCommission = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/commissions',
  summary: 'Add a commission by hand, with the document that shows it',
  inPerson: true,
  status: 201,
  body: z
    .object({
      email: emailAddress,
      amount: z.int().min(1),
      currency: currencyCode,
      note: z.string().trim().min(3).max(300),
      fileId: id,
    })
    .refine(({ amount, currency }) => amount <= mostIn(currency, 99_999_999), { path: ['amount'], error: tooHigh }),
  results: z.object({ outcome: approvalOutcome }),
  errors: { ...approvalErrors, unknown_partner: 422, participant: 403 },
})

export const strikeCommission = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/commissions/{commissionId}/reverse',
  summary: 'Reverse a commission that is not due; what was paid is taken from later payouts',
  inPerson: true,
  params: z.object({ commissionId: idText }),
  body: z.object({ reason: approvalReason }),
  results: z.object({ commission: staffCommission }),
  errors: { wrong_state: 409 },
})

export const releaseLicenseHold = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/commissions/{commissionId}/license',
  summary: 'Record that the broker’s license was good when the guest booked; payment is no longer held for it',
  inPerson: true,
  params: z.object({ commissionId: idText }),
  body: z.object({ reason: approvalReason }),
  results: z.object({ commission: staffCommission }),
  errors: { wrong_state: 409, participant: 403 },
})

export const answerDispute = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/commissions/{commissionId}/dispute',
  summary: 'Answer a partner’s dispute; a higher rate waits for a second person',
  inPerson: true,
  params: z.object({ commissionId: idText }),
  body: z.object({
    answer: z.string().trim().min(3).max(1_000),
    upheld: z.boolean(),
    /** The correct rate, if the partner is right about it. The difference is approved like any commission. */
    rate: basisPoints.optional(),
  }),
  /** `outcome`: for an answer that waits for a second person; null: it is in effect. */
  results: z.object({ commission: staffCommission, outcome: approvalOutcome.nullable() }),
  errors: { ...approvalErrors, wrong_state: 409, rate_fixed: 422, reason_needed: 422, participant: 403 },
})

const terms = z.object({
  id,
  program: z.enum(programs),
  validFrom: plainDate,
  bearer: z.enum(commissionBearers),
  rate: basisPoints,
  note: z.string(),
  setBy: z.string().nullable(),
  setAt: instant,
})
export type ProgramTerms = z.output<typeof terms>

export const programTerms = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/partner-programs',
  summary: 'List the dated terms of partner programs: usual rate, and who bears the commission',
  results: z.object({ terms: z.array(terms) }),
  errors: {},
})

export const setProgramTerms = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/partner-programs',
  summary: 'Set a program’s terms for bookings made from a day on',
  inPerson: true,
  status: 201,
  body: terms.pick({ program: true, validFrom: true, bearer: true, rate: true }).extend({
    /** At least ten characters if owners bear it, the rate is far from the standard, or a second person approves it. */
    note: z.string().trim().max(300).default(''),
  }),
  results: z.object({ terms: z.array(terms), outcome: approvalOutcome }),
  errors: { past_date: 422, reason_needed: 422, already_pending: 409 },
})
