import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { formTraps } from './leads.ts'
import { alertFrequencies, savedSearchNameLength } from './saved-searches.ts'
import { emailAddress } from './values/contact-fields.ts'

/** `pending`: the address isn't confirmed yet, and nothing else is sent to it. */
const searchAlertStates = ['pending', 'confirmed', 'stopped'] as const

/** The key in an email's link. */
const token = z.string().regex(/^[\w-]{32,64}$/)
const params = z.object({ token })

export const requestSearchAlert = endpoint({
  method: 'POST',
  path: 'search-alerts',
  summary: 'Follow a search by email, without an account; it starts once the link in the email is confirmed',
  audience: 'public',
  status: 201,
  body: z.object({
    email: emailAddress,
    query: z.string().max(2000),
    name: z.string().trim().min(1).max(savedSearchNameLength),
    frequency: z.enum(alertFrequencies).default('daily'),
    traps: formTraps.default({ website: '' }),
  }),
  /** The same for every address, so that no one can find out who follows what, or who has an account. */
  results: z.object({ sent: z.literal(true) }),
  errors: { not_a_search: 422 },
})

const alert = z.object({
  name: z.string(),
  query: z.string(),
  frequency: z.enum(alertFrequencies),
  email: z.string(),
  state: z.enum(searchAlertStates),
})
export type SearchAlert = z.output<typeof alert>

export const searchAlertByToken = endpoint({
  method: 'GET',
  path: 'search-alerts/{token}',
  summary: 'Get a search followed by email, by the link of its emails',
  audience: 'public',
  params,
  results: z.object({ alert }),
  errors: {},
})

export const setSearchAlert = endpoint({
  method: 'PUT',
  path: 'search-alerts/{token}',
  summary: 'Confirm a search followed by email, or stop its emails',
  audience: 'public',
  params,
  body: z.object({ on: z.boolean() }),
  results: z.object({ alert }),
  errors: {},
})
