import { z } from 'zod'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { identity } from './identity.ts'
import { emailAddress, phoneNumber, storedPhone } from './values/contact-fields.ts'
import { id, idText, instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'
import { version } from './values/version.ts'

/** `HH:MM` in the home's time zone. */
const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

export const guestAges = ['adult', 'child', 'infant'] as const
export type GuestAge = (typeof guestAges)[number]

const name = z.string().trim().min(1).max(80)
/** A guest who sleeps in the home, named as on their ID. */
export const namedGuest = z.object({ firstName: name, lastName: name, age: z.enum(guestAges) })
export type NamedGuest = z.output<typeof namedGuest>

const guideSection = z.object({ title: z.string().trim().min(1).max(120), text: z.string().trim().min(1).max(4000) })

/** How to find and use the home, as written by its owner. Contains no access details. */
export const houseGuide = z.object({
  directions: z.string().trim().max(2000),
  wifiName: z.string().trim().max(80),
  sections: z.array(guideSection).max(30),
})
export type HouseGuide = z.output<typeof houseGuide>

/**
 * `none`: this home has no access details. `later`: not yet. `held_back`: there is a balance due. `identity_first`: the
 * guest hasn't verified their ID, or it isn't accepted yet. `open`: available. `over`: the stay has ended or was called
 * off.
 */
export const keyStates = ['none', 'later', 'held_back', 'identity_first', 'open', 'over'] as const

const stay = z.object({
  plan: z.object({
    arrivalTime: clockTime.nullable(),
    note: z.string(),
    guests: z.array(namedGuest),
    /** People who added themselves to the list through the guest's invitation, in addition to those the guest names. */
    friends: z.array(namedGuest.extend({ id, joinedAt: instant })),
    savedAt: instant.nullable(),
  }),
  /** Whether the guest who reads it can edit it now. */
  open: z.boolean(),
  /** Whether the staff member who reads it can edit it for the guest now. */
  openToTeam: z.boolean(),
  /** The friends' active link; null without one, and for everyone except the guest. */
  invitation: z.object({ showsAddress: z.boolean(), madeAt: instant }).nullable(),
  /** Null if there is no pool. */
  pool: z.object({ version: z.int(), acceptedAt: instant.nullable() }).nullable(),
  /** Null if the home doesn't require ID verification. */
  identity: identity.nullable(),
  /** Null until the stay is confirmed, and if no guide has been written. */
  guide: houseGuide.nullable(),
  keys: z.object({
    state: z.enum(keyStates),
    from: instant,
    until: instant,
    doorCode: z.string().nullable(),
    wifiKey: z.string().nullable(),
  }),
})
export type StayPrepared = z.output<typeof stay>

/** The parts a guest may still have to act on. */
export const stayToPrepare = stay.pick({ plan: true, open: true, pool: true, identity: true })
export type StayToPrepare = z.output<typeof stayToPrepare>

export const stayOfBooking = endpoint({
  method: 'GET',
  path: 'bookings/{id}/stay',
  summary: 'Get the guest list and plans, the house guide, and, when it is time, the guest’s access',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  results: z.object({ stay }),
  errors: {},
})

const planBody = z.object({
  arrivalTime: clockTime.nullable(),
  note: z.string().trim().max(1000).default(''),
  guests: z.array(namedGuest).max(100),
})
const planErrors = { not_allowed_now: 409, too_many_guests: 422, before_check_in: 422 } as const

export const planStay = endpoint({
  method: 'PUT',
  path: 'bookings/{id}/stay',
  summary: 'Set the guest list and arrival plans',
  audience: 'session',
  params: z.object({ id: idText }),
  body: planBody,
  results: z.object({ stay: stay.pick({ plan: true, open: true }) }),
  errors: planErrors,
})

export const planStayForGuest = endpoint({
  method: 'PUT',
  path: 'staff/bookings/{id}/stay',
  summary: 'Set the guest list and arrival plans for the guest, as they reported them to staff',
  audience: ['staff', 'admin'],
  permission: 'bookings',
  params: z.object({ id: idText }),
  body: planBody,
  results: z.object({ plan: stay.shape.plan }),
  errors: planErrors,
})

const editors = ['owner', 'staff', 'admin'] as const

export const guideOfHome = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/guide',
  summary: 'Get a home’s guide and access, for those who manage it',
  audience: editors,
  permission: 'homes',
  params: z.object({ id: idText }),
  results: z.object({
    home: z.object({ id, name: z.string() }),
    guide: houseGuide,
    doorCode: z.string(),
    wifiKey: z.string(),
    version,
  }),
  errors: {},
})

export const writeGuide = endpoint({
  method: 'PUT',
  path: 'owners/properties/{id}/guide',
  summary: 'Set a home’s guide and access; access data is never returned',
  audience: editors,
  permission: 'homes',
  params: z.object({ id: idText }),
  body: z.object({
    guide: houseGuide,
    doorCode: z.string().trim().max(40),
    wifiKey: z.string().trim().max(80),
    version: version.optional(),
  }),
  results: z.object({ version }),
  errors: { settings_changed: 409 },
})

/** Where a stay was booked, if not here. */
export const stayChannels = ['airbnb', 'vrbo', 'booking', 'other'] as const
export type StayChannel = (typeof stayChannels)[number]
/** Names that are the same in every language. */
export const channelNames = { airbnb: 'Airbnb', vrbo: 'Vrbo', booking: 'Booking.com' } as const

const externalStay = z.object({
  channel: z.enum(stayChannels),
  /** As the other site writes it, such as `HMABCDE123`. */
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{4,30}$/)
    .transform((text) => text.toUpperCase()),
  firstName: name,
  lastName: name,
  email: emailAddress,
  phone: phoneNumber,
  arrive: plainDate,
  depart: plainDate,
  adults: z.int().min(1).max(50),
  children: z.int().min(0).max(50),
  /** The expected arrival, in the home's time zone. */
  arrivalTime: clockTime.nullable(),
  note: z.string().trim().max(1000),
})

/** Responds the same whether or not the code is known, so that no one can guess codes. */
export const tellExternalStay = endpoint({
  method: 'POST',
  path: 'external-stays',
  summary: 'Report a stay booked elsewhere: name and arrival',
  audience: 'public',
  status: 201,
  body: externalStay.refine(({ arrive, depart }) => arrive < depart, { path: ['depart'], error: 'After the arrival' }),
  results: z.object({}),
  errors: {},
})

const staff = ['staff', 'admin'] as const
export const externalStates = ['waiting', 'confirmed', 'unknown'] as const

const reportedStay = externalStay.extend({
  id,
  ...storedPhone,
  state: z.enum(externalStates),
  reportedAt: instant,
  home: z.object({ id, name: z.string() }).nullable(),
  /** Homes whose imported calendar is booked for exactly these nights. */
  fits: z.array(z.object({ id, name: z.string() })),
})
export type ReportedStay = z.output<typeof reportedStay>

export const externalStays = endpoint({
  method: 'GET',
  path: 'staff/external-stays',
  summary: 'List reported stays from other sites, pending first',
  audience: staff,
  permission: 'bookings',
  results: z.object({ stays: z.array(reportedStay) }),
  errors: {},
})

export const settleExternalStay = endpoint({
  method: 'POST',
  path: 'staff/external-stays/{id}',
  summary: 'Assign a reported stay to a home, or mark it unknown; the guest is emailed',
  audience: staff,
  permission: 'bookings',
  params: z.object({ id: idText }),
  body: z.object({ homeId: id.nullable() }),
  results: z.object({}),
  errors: { not_allowed_now: 409 },
})
export type ExternalStays = ResultsOf<typeof externalStays>
