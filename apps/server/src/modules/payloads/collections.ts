import {
  type AnswerOf,
  type PayloadCollection,
  type payloadCollection,
  payloadList,
  payloadPageSize,
  type Role,
  selfReference,
} from '@porchlight/contract'
import { collection } from '#http/collection'
import { forbidden } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { guestCards, ownerCards as ownerBookingCards } from '#modules/bookings'
import { ownerCards as homeCards } from '#modules/homes'
import { pageOfNotices } from '#modules/notifications'
import { quartersOf, quarterView } from '#modules/statements'

type Page = AnswerOf<typeof payloadCollection>['payload']
type Requested = { accountId: number; page: number }
const perPage = payloadPageSize

/** @throws Problem 403 for someone without the role the payload requires */
export const assertFor = (name: string, roles: readonly Role[]): void => {
  const entry = payloadList.find((one) => one.name === name)
  if (entry && 'role' in entry && !roles.includes(entry.role)) throw forbidden()
}

/** Short lists, read in full and paginated here. */
const cut = <Name extends PayloadCollection, Item>(name: Name, items: readonly Item[], page: number) =>
  paged(name, page, items.length, items.slice((page - 1) * perPage, page * perPage))

const paged = <Name extends PayloadCollection, Item>(name: Name, page: number, total: number, data: Item[]) => {
  const reference = `payload/collections/${name}` as const
  const { nextPoint, ...list } = collection(reference, { page, perPage }, total, data)
  return { ...list, reference, nextPoint: nextPoint && `${reference}?page=${page + 1}` }
}

/** A list's object with its own identifier, and the call that returns it. */
const named = <Item extends object>(className: string, id: string | number, endpoint: string, item: Item) => ({
  self: selfReference(className, id),
  endpoint,
  ...item,
})
const booking = <Card extends { id: number }>(card: Card) => named('Booking', card.id, `bookings/${card.id}`, card)

const makers: Record<PayloadCollection, (ctx: ReadCtx, requested: Requested) => Promise<Page>> = {
  bookings: async (ctx, { accountId, page }) => {
    const { total, cards } = await guestCards(ctx, accountId, { page, perPage })
    return paged('bookings', page, total, cards.map(booking))
  },
  'owner-bookings': async (ctx, { accountId, page }) => {
    const { total, cards } = await ownerBookingCards(ctx, accountId, { page, perPage })
    return paged('owner-bookings', page, total, cards.map(booking))
  },
  notifications: async (ctx, { accountId, page }) => {
    const { data, numberPages } = await pageOfNotices(ctx, accountId, { page, perPage, only: 'all' })
    const reference = 'payload/collections/notifications'
    const nextPoint = page < numberPages ? `${reference}?page=${page + 1}` : null
    const notices = data.map((notice) => named('Notification', notice.id, `notifications/${notice.id}`, notice))
    return { reference, endPoint: reference, currentPage: page, numberPages, nextPoint, data: notices }
  },
  properties: async (ctx, { accountId, page }) => {
    const homes = await homeCards(ctx, accountId)
    const objects = homes.map((home) => named('Property', home.id, `owners/properties/${home.id}/details`, home))
    return cut('properties', objects, page)
  },
  statements: async (ctx, { accountId, page }) => {
    const quarters = (await quartersOf(ctx, accountId)).map(quarterView)
    const objects = quarters.map((one) =>
      named('Statement', `${one.year}-${one.quarter}`, `owners/accounting/statements/${one.year}/${one.quarter}`, one),
    )
    return cut('statements', objects, page)
  },
}

/** One page of a person's own list. */
export const collectionPayload = (ctx: ReadCtx, name: PayloadCollection, requested: Requested) =>
  makers[name](ctx, requested)
