import { z } from 'zod'
import { approvalErrors, approvalOutcome } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { confirmedTerms, priceConfirmation } from './price-concerns.ts'
import { largestScale, mostIn, tooHigh } from './values/amount-scale.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { currencyCode, money, plainDate } from './values/shapes.ts'

/** What a price covers: the whole order, or each person; or the team quotes it for each order. */
export const servicePricings = ['order', 'person', 'quoted'] as const

/** In cents of a dollar; in the order's currency, `mostIn` of it. */
export const mostServicePrice = 10_000_000

const wording = z.object({
  name: z.string().trim().min(1).max(80),
  description: z.string().trim().min(1).max(1000),
  pricing: z.enum(servicePricings),
  currency: currencyCode,
  /** Minor units, taxes included; null if the team quotes it. */
  price: z.int().min(100).nullable(),
  /** The minimum number of days between an order and its date. */
  leadDays: z.int().min(0).max(90),
  /** An order can be canceled free of charge until this many days before its date. */
  freeDays: z.int().min(0).max(90),
  /** The percentage of the price retained after that. */
  retainedPercent: z.int().min(0).max(100),
  offered: z.boolean(),
})

const service = wording.extend({ id, version: z.int() })
export type ConciergeService = z.output<typeof service>

/** The service as the team sees it. */
const staffService = service.extend({
  /** Why an unusual price is correct. */
  confirmed: confirmedTerms.nullable(),
})
export type ConciergeServiceOfStaff = z.output<typeof staffService>

/**
 * `ordered`: waits for the team. `to_pay`: confirmed, and waits for the guest. `booked`: approved, and part of the
 * stay's price. `declined`: the team can't do it. `canceled`: by the guest, or with their stay.
 */
export const orderStates = ['ordered', 'to_pay', 'booked', 'declined', 'canceled'] as const

const order = z.object({
  id,
  service: z.string(),
  on: plainDate,
  people: z.int(),
  requests: z.string(),
  price: money.nullable(),
  state: z.enum(orderStates),
  /** The last day it can be canceled free of charge, in the home's time zone. */
  freeUntil: plainDate,
  retainedPercent: z.int(),
  /** The team's reply. */
  answer: z.string(),
  orderedAt: instant,
  /** The amount retained if it were canceled now; null if it can't be canceled here. */
  retainedNow: money.nullable(),
  /** The amount retained from a canceled order. */
  retained: money.nullable(),
  stay: z.object({ bookingId: id, number: z.string(), home: z.string(), arrive: plainDate, depart: plainDate }),
})
export type ConciergeOrder = z.output<typeof order>

const stay = z.object({
  bookingId: id,
  homeId: id,
  home: z.string(),
  arrive: plainDate,
  depart: plainDate,
  /** The number of people. */
  people: z.int(),
  currency: currencyCode,
  /** Today, in the home's time zone. */
  today: plainDate,
})
export type ConciergeStay = z.output<typeof stay>

export const conciergeServices = endpoint({
  method: 'GET',
  path: 'concierge',
  summary: 'List concierge services, the person’s stays that can order them, and their orders',
  audience: 'session',
  results: z.object({ services: z.array(service), stays: z.array(stay), orders: z.array(order) }),
  errors: {},
})

export const orderService = endpoint({
  method: 'POST',
  path: 'concierge/orders',
  summary: 'Order a service for a stay that isn’t over; nothing is charged until staff confirm and the guest accepts',
  audience: 'session',
  status: 201,
  body: z.object({
    bookingId: id,
    serviceId: id,
    /** The version of the service that was displayed. */
    version: z.int(),
    on: plainDate,
    people: z.int().min(1).max(100),
    requests: z.string().trim().max(1000).default(''),
  }),
  results: z.object({ order }),
  errors: { not_allowed_now: 409, terms_changed: 409, day_not_possible: 422, too_many_guests: 422 },
})

export const conciergeOrder = endpoint({
  method: 'GET',
  path: 'concierge/orders/{id}',
  summary: 'Get an order and its terms, as the guest who placed it',
  audience: 'session',
  params: z.object({ id: idText }),
  results: z.object({
    order,
    /** The payment request it waits for; null before the team confirms and after the guest approves. */
    request: z.object({ id, hash }).nullable(),
    card: z.string().nullable(),
  }),
  errors: {},
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: 'concierge/orders/{id}/cancellation',
  summary: 'Cancel an order under its terms',
  audience: 'session',
  params: z.object({ id: idText }),
  body: z.object({
    /** The retained amount as displayed, in minor units. */
    retained: z.int().min(0),
  }),
  results: z.object({ order }),
  errors: { not_allowed_now: 409, terms_changed: 409 },
})

const staff = ['staff', 'admin'] as const
const deskOrder = order.extend({
  guest: z.string(),
  email: z.string(),
  /** The price waiting for a second person. */
  waiting: money.nullable(),
})
export type DeskOrder = z.output<typeof deskOrder>

export const ordersOfDesk = endpoint({
  method: 'GET',
  path: 'staff/concierge/orders',
  summary: 'List guests’ orders: those waiting for staff first, soonest first',
  audience: staff,
  permission: 'bookings',
  results: z.object({ orders: z.array(deskOrder) }),
  errors: {},
})

export const answerOrder = endpoint({
  method: 'POST',
  path: 'staff/concierge/orders/{id}',
  summary: 'Confirm an order at a price, or decline it; the guest is emailed',
  audience: staff,
  permission: 'bookings',
  params: z.object({ id: idText }),
  body: z.object({
    /** The price of the whole order in minor units, taxes included; null declines. */
    price: z
      .int()
      .min(100)
      .max(mostServicePrice * largestScale)
      .nullable(),
    note: z.string().trim().max(1000).default(''),
    /** The reason for this price, for the second person; required above one person's limit. */
    reason: z.string().trim().max(500).default(''),
  }),
  /** Null if it was declined. While the outcome is pending, the order stays unchanged. */
  results: z.object({ outcome: approvalOutcome.nullable() }),
  errors: { ...approvalErrors, not_allowed_now: 409, reason_needed: 422 },
})

export const servicesOfDesk = endpoint({
  method: 'GET',
  path: 'staff/concierge/services',
  summary: 'List every concierge service, including inactive ones',
  audience: staff,
  permission: 'bookings',
  results: z.object({ services: z.array(staffService) }),
  errors: {},
})

const priced = wording
  .extend({ confirm: priceConfirmation.optional() })
  .refine(({ pricing, price }) => (pricing === 'quoted') === (price === null), {
    path: ['price'],
    error: 'A price, unless the team says it for each order',
  })
  .refine(({ price, currency }) => (price ?? 0) <= mostIn(currency, mostServicePrice), {
    path: ['price'],
    error: tooHigh,
  })

export const addService = endpoint({
  method: 'POST',
  path: 'staff/concierge/services',
  summary: 'Add a service',
  audience: staff,
  permission: 'bookings',
  status: 201,
  body: priced,
  results: z.object({ service }),
  errors: { confirmation_needed: 422 },
})

export const changeService = endpoint({
  method: 'PUT',
  path: 'staff/concierge/services/{id}',
  summary: 'Change a service’s text, price or terms; existing orders keep theirs',
  audience: staff,
  permission: 'bookings',
  params: z.object({ id: idText }),
  body: priced,
  results: z.object({ service }),
  errors: { confirmation_needed: 422 },
})
