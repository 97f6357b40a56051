import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { picture } from './homes.ts'
import { houseGuide } from './stays.ts'
import { emailAddress } from './values/contact-fields.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

/** The maximum number of guests per owner stay. */
export const mostOwnerStayGuests = 30

const guest = z.object({ id, name: z.string(), email: z.string(), invitedAt: instant })
export type OwnerStayGuest = z.output<typeof guest>

const results = z.object({
  home: z.object({ id, name: z.string(), town: z.string() }),
  stay: z.object({
    blockId: id,
    arrive: plainDate,
    depart: plainDate,
    /** Whether guests can still be invited: until check-out. */
    open: z.boolean(),
    /** When guests can see the access details. */
    keysFrom: instant,
    timeZone: z.string(),
  }),
  /** Whether the home has a guide and access details to share. */
  hasGuide: z.boolean(),
  hasKeys: z.boolean(),
  guests: z.array(guest),
})
export type OwnerStayGuests = z.output<typeof results>

const ofStay = { audience: ['owner'], params: z.object({ id: idText, blockId: idText }) } as const

export const ownerStayGuests = endpoint({
  ...ofStay,
  method: 'GET',
  path: 'owners/properties/{id}/blocks/{blockId}/guests',
  summary: 'List the guests invited to an owner stay',
  results,
  errors: {},
})

export const inviteOwnerStayGuest = endpoint({
  ...ofStay,
  method: 'POST',
  path: 'owners/properties/{id}/blocks/{blockId}/guests',
  summary: 'Invite a guest to an owner stay by email; a new link replaces the one sent to the same address before',
  status: 201,
  body: z.object({ name: z.string().trim().min(1).max(80), email: emailAddress }),
  results,
  errors: { not_allowed_now: 409, guest_list_full: 409 },
})

export const removeOwnerStayGuest = endpoint({
  ...ofStay,
  method: 'DELETE',
  path: 'owners/properties/{id}/blocks/{blockId}/guests/{guestId}',
  summary: 'Remove a guest from an owner stay; their link stops at once',
  params: z.object({ id: idText, blockId: idText, guestId: idText }),
  results,
  errors: {},
})

const invitation = z.object({
  guest: z.string(),
  host: z.string(),
  home: z.object({
    name: z.string(),
    town: z.string(),
    address: z.string(),
    timeZone: z.string(),
    checkInTime: z.string(),
    checkOutTime: z.string(),
    image: picture.nullable(),
    evening: picture.nullable(),
    houseRules: z.array(z.string()),
    language: z.string(),
  }),
  arrive: plainDate,
  depart: plainDate,
  guide: houseGuide.nullable(),
  keys: z.object({
    state: z.enum(['none', 'later', 'open']),
    from: instant,
    doorCode: z.string().nullable(),
    wifiKey: z.string().nullable(),
  }),
})
export type OwnerStayInvitation = z.output<typeof invitation>

export const ownerStayByLink = endpoint({
  method: 'GET',
  path: 'owner-stays/{token}',
  summary: 'Get the home, guide, and, from two days before arrival, access of an owner stay, by a guest’s link',
  audience: 'public',
  params: z.object({ token: hash }),
  results: z.object({ stay: invitation }),
  errors: {},
})
