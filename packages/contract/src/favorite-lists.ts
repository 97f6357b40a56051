import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { mostFavorites } from './favorites.ts'
import { formTraps } from './leads.ts'
import { emailAddress } from './values/contact-fields.ts'
import { id, idText } from './values/ids.ts'

/** `pending`: the address isn't confirmed yet. `stopped`: the list was deleted, and its address asked for no more emails. */
const favoriteListStates = ['pending', 'confirmed', 'stopped'] as const

/** The key in an email's link. */
const token = z.string().regex(/^[\w-]{32,64}$/)
const params = z.object({ token })

export const requestFavoriteList = endpoint({
  method: 'POST',
  path: 'favorite-lists',
  summary: 'Save favorites by email, without an account; they join the list once the link in the email is confirmed',
  audience: 'public',
  status: 201,
  body: z.object({
    email: emailAddress,
    homeIds: z.array(id).min(1).max(mostFavorites),
    traps: formTraps.default({ website: '' }),
  }),
  /** The same for every address, so that no one can find out who has a list, or an account. */
  results: z.object({ sent: z.literal(true) }),
  errors: { no_homes: 422 },
})

const list = z.object({
  email: z.string(),
  state: z.enum(favoriteListStates),
  /** Newest first. */
  homeIds: z.array(id),
  /** Homes that join the list once confirmed, newest first. */
  waitingHomeIds: z.array(id),
})
export type FavoriteList = z.output<typeof list>

export const favoriteListByToken = endpoint({
  method: 'GET',
  path: 'favorite-lists/{token}',
  summary: 'Get a favorites list saved by email, by the link of its emails',
  audience: 'public',
  params,
  results: z.object({ list }),
  errors: {},
})

export const setFavoriteList = endpoint({
  method: 'PUT',
  path: 'favorite-lists/{token}',
  summary: 'Confirm the homes of a favorites list saved by email, or delete the list and stop its emails',
  audience: 'public',
  params,
  body: z.object({ on: z.boolean() }),
  results: z.object({ list }),
  errors: {},
})

export const dropListedFavorite = endpoint({
  method: 'DELETE',
  path: 'favorite-lists/{token}/homes/{id}',
  summary: 'Remove a home from a favorites list saved by email',
  audience: 'public',
  params: z.object({ token, id: idText }),
  results: z.object({ list }),
  errors: {},
})
