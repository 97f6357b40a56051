import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText } from './values/ids.ts'
import { version } from './values/version.ts'

/** The people a guest deals with, in display order. */
export const hostRoles = ['home_manager', 'concierge', 'inspector'] as const
export type HostRole = (typeof hostRoles)[number]

export const mostHosts = 200
const mostHomesOfHost = 500

const host = z.object({
  id,
  role: z.enum(hostRoles),
  name: z.string(),
  /** One sentence in their own words; may be empty. */
  line: z.string(),
  /** Their picture; null shows their initials. */
  image: z.string().nullable(),
})
export type Host = z.output<typeof host>

const deskHost = host.extend({
  /** Empty: every home without someone else in this role. */
  homes: z.array(z.object({ id, name: z.string() })),
  version,
})
export type DeskHost = z.output<typeof deskHost>

export const hostsOfHome = endpoint({
  method: 'GET',
  path: 'properties/{id}/hosts',
  summary: 'Get who looks after a home and its guests: at most one person per role',
  audience: 'public',
  params: z.object({ id: idText }),
  results: z.object({ hosts: z.array(host) }),
  errors: {},
})

const staff = ['staff', 'admin'] as const
const desk = z.object({ hosts: z.array(deskHost) })

export const hostsOfDesk = endpoint({
  method: 'GET',
  path: 'staff/hosts',
  summary: 'List the people guests meet, with their homes',
  audience: staff,
  permission: 'homes',
  results: desk,
  errors: {},
})

const hostFields = z.object({
  role: z.enum(hostRoles),
  name: z.string().trim().min(1, { error: 'Enter a name' }).max(80),
  line: z.string().trim().max(200).default(''),
  homeIds: z.array(id).max(mostHomesOfHost).default([]),
  /** Omitted: unchanged; null: none. */
  picture: z.object({ uploadId: id }).nullable().optional(),
})

export const addHost = endpoint({
  method: 'POST',
  path: 'staff/hosts',
  summary: 'Add a person guests meet',
  audience: staff,
  permission: 'homes',
  status: 201,
  body: hostFields,
  results: desk,
  errors: { too_many_hosts: 409, picture_too_small: 422 },
})

export const changeHost = endpoint({
  method: 'PUT',
  path: 'staff/hosts/{id}',
  summary: 'Change a person guests meet, and their homes',
  audience: staff,
  permission: 'homes',
  params: z.object({ id: idText }),
  body: hostFields.extend({ version: version.optional() }),
  results: desk,
  errors: { picture_too_small: 422, settings_changed: 409 },
})

export const deleteHost = endpoint({
  method: 'DELETE',
  path: 'staff/hosts/{id}',
  summary: 'Remove a person guests meet; pages name them no more',
  audience: staff,
  permission: 'homes',
  params: z.object({ id: idText }),
  results: desk,
  errors: {},
})
