import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { formFile } from './media.ts'
import { id, idText, instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

/** `open`: nothing submitted yet. `sent`: waits for the team. `refused`: the guest can submit another ID. */
export const identityStates = ['open', 'sent', 'accepted', 'refused'] as const
/** Days after a stay ends or is called off until the submitted ID is erased. */
export const identityDays = 7
/** The maximum number of pictures that can be submitted for one stay. */
export const mostIdentityTries = 8
/** The maximum size of an ID picture in bytes. */
export const identityFileBytes = 20_000_000

/**
 * The status of a guest's ID verification for a stay, in a home that requires it. Contains none of the submitted data.
 */
export const identity = z.object({
  state: z.enum(identityStates),
  /** Why it was rejected. */
  reason: z.string(),
  sentAt: instant.nullable(),
  /** Whether an ID can be submitted now. */
  open: z.boolean(),
})
export type Identity = z.output<typeof identity>

export const sendIdentity = endpoint({
  method: 'POST',
  path: 'bookings/{id}/identity',
  summary: 'Submit legal name, birth date and an ID document; nothing submitted is returned',
  audience: 'session',
  inPerson: true,
  params: z.object({ id: idText }),
  body: z.object({ legalName: z.string().trim().min(2).max(120), birthDate: plainDate, file: formFile }),
  form: { fileBytes: identityFileBytes },
  results: z.object({}),
  errors: {
    not_a_picture: 422,
    picture_unreadable: 422,
    picture_too_small: 422,
    birth_date_unlikely: 422,
    too_young: 422,
    not_allowed_now: 409,
    too_many_tries: 429,
  },
})

const editors = ['owner', 'staff', 'admin'] as const
const ofHome = { audience: editors, permission: 'homes', params: z.object({ id: idText }) } as const

export const identityOfHome = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/identity',
  summary: 'Get whether a home requires ID verification',
  ...ofHome,
  results: z.object({ asks: z.boolean() }),
  errors: {},
})

export const askIdentity = endpoint({
  method: 'PUT',
  path: 'owners/properties/{id}/identity',
  summary: 'Require ID verification from the next booking on, or stop',
  ...ofHome,
  body: z.object({ asks: z.boolean() }),
  results: z.object({}),
  errors: {},
})

const desk = { audience: ['staff', 'admin'] as const, permission: 'identity' as const }

const deskIdentity = identity.pick({ state: true, reason: true }).extend({
  /** The booking's id. */
  id,
  number: z.string(),
  home: z.string(),
  guest: z.string(),
  arrive: plainDate,
  depart: plainDate,
  timeZone: z.string(),
  sentAt: instant,
  /** Counts the submissions; a decision names the one it is about. */
  tries: z.int(),
  erasedAt: instant.nullable(),
})
export type DeskIdentity = z.output<typeof deskIdentity>

export const identitiesOfDesk = endpoint({
  method: 'GET',
  path: 'staff/identities',
  summary: 'List stays with submitted IDs, pending first, or one stay; no ID data is returned',
  ...desk,
  query: z.object({ bookingId: idText.optional() }),
  results: z.object({ identities: z.array(deskIdentity) }),
  errors: {},
})

export const readIdentity = endpoint({
  method: 'GET',
  path: 'staff/identities/{id}',
  summary: 'Get a submitted ID; each access is logged in the guest’s account',
  ...desk,
  inPerson: true,
  params: z.object({ id: idText }),
  results: z.object({
    legalName: z.string(),
    birthDate: plainDate,
    /** A `data:` address, so that the picture isn't stored anywhere. */
    picture: z.string(),
    tries: z.int(),
  }),
  errors: {},
})

export const decideIdentity = endpoint({
  method: 'POST',
  path: 'staff/identities/{id}',
  summary: 'Accept an ID, or reject it with a reason that is emailed to the guest',
  ...desk,
  params: z.object({ id: idText }),
  body: z
    .object({ tries: z.int().min(1), accept: z.boolean(), reason: z.string().trim().max(500).default('') })
    .refine(({ accept, reason }) => accept || reason !== '', { error: 'Please say why', path: ['reason'] }),
  results: z.object({}),
  errors: { not_allowed_now: 409 },
})
