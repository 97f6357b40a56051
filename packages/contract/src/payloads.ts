import { z } from 'zod'
import { bookingCard } from './bookings.ts'
import { endpoint, type Role } from './endpoint.ts'
import { ownerHome } from './homes.ts'
import { ownerToday, statementList } from './owners.ts'
import { searchData } from './search.ts'
import { collectionOf } from './values/page.ts'
import { money } from './values/shapes.ts'

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
  { type: 'Object', name: 'owner-today', required: false, role: 'owner' },
  { type: 'Object', name: 'search-data', required: false },
] as const satisfies readonly PayloadEntry[]

export type Payload = (typeof payloadList)[number]
type Named<Type extends PayloadEntry['type']> = Extract<Payload, { type: Type }>['name']
export type PayloadCollection = Named<'Collection'>
export type PayloadObject = Named<'Object'>

const namesOf = <Type extends PayloadEntry['type']>(type: Type) =>
  payloadList.filter((entry) => entry.type === type).map(({ name }) => name) as [Named<Type>, ...Named<Type>[]]

/** The payloads of somebody with these roles. */
export const payloadsFor = (roles: readonly Role[]): Payload[] =>
  payloadList.filter((entry) => !('role' in entry) || roles.includes(entry.role))

/** Address of a payload below the API's base. */
export const payloadPath = ({ type, name }: Pick<Payload, 'type' | 'name'>): string =>
  `payload/${type === 'Collection' ? 'collections' : 'objects'}/${name}`

/** Items of one page of a collection. */
export const payloadPageSize = 50

const collection = <Name extends PayloadCollection, Item extends z.ZodType>(name: Name, item: Item) =>
  collectionOf(item).extend({ reference: z.literal(`payload/collections/${name}` as const) })

const object = <Name extends PayloadObject, Shape extends z.ZodRawShape>(name: Name, shape: z.ZodObject<Shape>) =>
  z.object({ reference: z.literal(`payload/objects/${name}` as const), ...shape.shape })

export const payloadCollection = endpoint({
  method: 'GET',
  path: 'payload/collections/{name}',
  summary: 'A list of the caller’s own, for his device to keep: 50 to a page',
  audience: 'session',
  params: z.object({ name: z.enum(namesOf('Collection')) }),
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  results: z.object({
    payload: z.discriminatedUnion('reference', [
      collection('bookings', bookingCard),
      collection('properties', ownerHome),
      collection('owner-bookings', bookingCard.extend({ yours: money })),
      collection('statements', statementList.results.shape.statements.element),
    ]),
  }),
  errors: {},
})

export const payloadObject = endpoint({
  method: 'GET',
  path: 'payload/objects/{name}',
  summary: 'One thing of the caller’s own, for his device to keep',
  audience: 'session',
  params: z.object({ name: z.enum(namesOf('Object')) }),
  results: z.object({
    payload: z.discriminatedUnion('reference', [
      object('owner-today', ownerToday.results),
      object('search-data', searchData.results),
    ]),
  }),
  errors: {},
})

/** GET `download/blob?url=`: a file of ours as bytes, for a device to keep. It answers no envelope, and parts on request. */
export const blobPath = 'download/blob'

/** Online means that this is answered (spec section 4). */
export const ping = endpoint({
  method: 'GET',
  path: 'ping',
  summary: 'Answers Pong',
  audience: 'public',
  results: z.literal('Pong'),
  errors: {},
})
