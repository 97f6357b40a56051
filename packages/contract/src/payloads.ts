import { z } from 'zod'
import { bookingCard } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { ownerHome } from './homes.ts'
import { notification } from './notifications.ts'
import { ownerToday, statementList } from './owners.ts'
import { searchData } from './search.ts'
import { collectionOf } from './values/page.ts'
import { type Payload, type PayloadCollection, type PayloadObject, payloadList } from './values/payload-list.ts'
import { money } from './values/shapes.ts'

const namesOf = <Type extends Payload['type']>(type: Type) =>
  payloadList.filter((entry) => entry.type === type).map(({ name }) => name) as [
    Extract<Payload, { type: Type }>['name'],
    ...Extract<Payload, { type: Type }>['name'][],
  ]

/**
 * Every object of a payload identifies itself as `requestType:ClassName.id`, and includes the call that returns it,
 * below the API base.
 */
const apiObject = { self: z.templateLiteral([z.string(), ':', z.string(), '.', z.string()]), endpoint: z.string() }

const collection = <Name extends PayloadCollection, Shape extends z.ZodRawShape>(
  name: Name,
  item: z.ZodObject<Shape>,
) =>
  collectionOf(z.object({ ...apiObject, ...item.shape })).extend({
    reference: z.literal(`payload/collections/${name}` as const),
  })

const object = <Name extends PayloadObject, Shape extends z.ZodRawShape>(name: Name, shape: z.ZodObject<Shape>) =>
  z.object({ ...apiObject, reference: z.literal(`payload/objects/${name}` as const), ...shape.shape })

export const payloadCollection = endpoint({
  method: 'GET',
  path: 'payload/collections/{name}',
  summary: 'Get a page of 50 of the caller’s own list, for offline use',
  audience: 'session',
  params: z.object({ name: z.enum(namesOf('Collection')) }),
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  results: z.object({
    payload: z.discriminatedUnion('reference', [
      collection('bookings', bookingCard),
      collection('properties', ownerHome),
      collection('owner-bookings', bookingCard.extend({ yours: money })),
      collection('statements', statementList.results.shape.statements.element),
      collection('notifications', notification),
    ]),
  }),
  errors: {},
})

export const payloadObject = endpoint({
  method: 'GET',
  path: 'payload/objects/{name}',
  summary: 'Get one of the caller’s own records, for offline use',
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

/** Online means that this is answered (spec section 4). */
export const ping = endpoint({
  method: 'GET',
  path: 'ping',
  summary: 'Answers Pong',
  audience: 'public',
  results: z.literal('Pong'),
  errors: {},
})
