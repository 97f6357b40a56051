import type { Role } from '../endpoint.ts'

/** Personal data a device stores, so that it is available offline. */
type PayloadEntry = {
  type: 'Collection' | 'Object'
  name: string
  /** Stored in full; of other collections, only the first pages are stored (open question D23). */
  required: boolean
  /** Only for people with this role. */
  role?: Role
}

export const payloadList = [
  { type: 'Collection', name: 'bookings', required: true },
  { type: 'Collection', name: 'properties', required: true },
  { type: 'Collection', name: 'owner-bookings', required: true, role: 'owner' },
  { type: 'Collection', name: 'statements', required: false, role: 'owner' },
  { type: 'Collection', name: 'notifications', required: false },
  { type: 'Object', name: 'owner-today', required: false, role: 'owner' },
  { type: 'Object', name: 'search-data', required: false },
] as const satisfies readonly PayloadEntry[]

export type Payload = (typeof payloadList)[number]
type Named<Type extends PayloadEntry['type']> = Extract<Payload, { type: Type }>['name']
export type PayloadCollection = Named<'Collection'>
export type PayloadObject = Named<'Object'>

/** The payloads for someone with these roles. */
export const payloadsFor = (roles: readonly Role[]): Payload[] =>
  payloadList.filter((entry) => !('role' in entry) || roles.includes(entry.role))

/** The path of a payload below the API base. */
export const payloadPath = ({ type, name }: Pick<Payload, 'type' | 'name'>): string =>
  `payload/${type === 'Collection' ? 'collections' : 'objects'}/${name}`

/** The number of items per page of a collection. */
export const payloadPageSize = 50

/**
 * GET `download/blob?url=`: one of our files as bytes, for a device to store. Responds without the envelope, and with
 * ranges on request.
 */
export const blobPath = 'download/blob'
