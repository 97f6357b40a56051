import { z } from 'zod'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { quotedHome } from './pricing.ts'
import { guestAges, namedGuest } from './stays.ts'
import { hash, id, idText } from './values/ids.ts'
import { languages } from './values/languages.ts'
import { plainDate } from './values/shapes.ts'

/**
 * 32 random bytes as base64url, made by the browser that keeps them: answers of writes are kept for a while, so none of
 * ours may hold it.
 */
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

export const inviteFriends = endpoint({
  method: 'PUT',
  path: 'bookings/{id}/invitation',
  summary: 'Create a link for friends to see the trip; the previous one stops working',
  audience: 'session',
  params: z.object({ id: idText }),
  body: z.object({ secret, showsAddress: z.boolean() }),
  results: z.object({}),
  errors: { not_allowed_now: 409 },
})

export const endInvitation = endpoint({
  method: 'DELETE',
  path: 'bookings/{id}/invitation',
  summary: 'Disable the link; friends who used it stay on the guest list',
  audience: 'session',
  params: z.object({ id: idText }),
  results: z.object({}),
  errors: {},
})

export const removeFriend = endpoint({
  method: 'DELETE',
  path: 'bookings/{id}/friends/{friendId}',
  summary: 'Remove a friend from the guest list',
  audience: 'session',
  params: z.object({ id: idText, friendId: idText }),
  results: z.object({}),
  errors: { not_allowed_now: 409 },
})

/** What friends see of a stay: no access codes, prices or messages. */
const sharedTrip = z.object({
  /** First name of the guest who invites. */
  host: z.string(),
  home: z.object({
    ...quotedHome.shape,
    /** Null unless the guest lets it be seen. */
    address: z.string().nullable(),
    houseRules: z.array(z.string()),
    /** In which the rules are written. */
    language: z.enum(languages),
  }),
  arrive: plainDate,
  depart: plainDate,
  /** `id` of those who put themselves on the list; null of those whom the guest named. */
  coming: z.array(z.object({ id: id.nullable(), firstName: z.string(), age: z.enum(guestAges) })),
  /** How many may still say that they come. */
  places: z.object({ adult: z.int().min(0), child: z.int().min(0) }),
})
export type SharedTrip = z.output<typeof sharedTrip>

export const sharedTripBy = endpoint({
  method: 'GET',
  path: 'invitations/{token}',
  summary: 'Get the trip by its link, until the stay is over',
  audience: 'public',
  params: z.object({ token: hash }),
  results: z.object({ trip: sharedTrip }),
  errors: {},
})
export type SharedTripAnswer = ResultsOf<typeof sharedTripBy>

export const joinTrip = endpoint({
  method: 'POST',
  path: 'invitations/{token}/friends',
  summary: 'Join the guest list as a friend',
  audience: 'public',
  status: 201,
  params: z.object({ token: hash }),
  body: z.object({ ...namedGuest.shape, age: z.enum(['adult', 'child']), key: secret }),
  results: z.object({ id }),
  errors: { no_place: 409 },
})

export const leaveTrip = endpoint({
  method: 'POST',
  path: 'invitations/{token}/friends/{friendId}/leaving',
  summary: 'Leave the guest list, with the key stored on the friend’s device',
  audience: 'public',
  params: z.object({ token: hash, friendId: idText }),
  body: z.object({ key: secret }),
  results: z.object({}),
  errors: {},
})
