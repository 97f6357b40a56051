import type { Role } from '../endpoint.ts'

/** What a device keeps of a person's own, so that it is there without a connection. */
type PayloadEntry = {
  type: 'Collection' | 'Object'
  name: string
  /** Kept whole; of other collections the first pages are kept (open question D23). */
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

/** The payloads of someone with these roles. */
export const payloadsFor = (roles: readonly Role[]): Payload[] =>
  payloadList.filter((entry) => !('role' in entry) || roles.includes(entry.role))

/** Address of a payload below the API's base. */
export const payloadPath = ({ type, name }: Pick<Payload, 'type' | 'name'>): string =>
  `payload/${type === 'Collection' ? 'collections' : 'objects'}/${name}`

/** Items of one page of a collection. */
export const payloadPageSize = 50

/** GET `download/blob?url=`: a file of ours as bytes, for a device to keep. It answers no envelope, and parts on request. */
export const blobPath = 'download/blob'
