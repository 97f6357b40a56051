import {
  type PayloadCollection,
  type payloadCollection,
  payloadList,
  payloadPageSize,
  type ResultsOf,
  type Role,
} from '@porchlight/contract'
import { collection } from '#http/collection'
import { forbidden } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { guestCards, ownerCards as ownerBookingCards } from '#modules/bookings'
import { ownerCards as homeCards } from '#modules/homes'
import { pageOfNotices } from '#modules/notifications'
import { quartersOf, quarterView } from '#modules/statements'

type Page = ResultsOf<typeof payloadCollection>['payload']
type Asked = { accountId: number; page: number }
const perPage = payloadPageSize

/** @throws Problem 403 for somebody without the role that the payload is for */
export const assertFor = (name: string, roles: readonly Role[]): void => {
  const entry = payloadList.find((one) => one.name === name)
  if (entry && 'role' in entry && !roles.includes(entry.role)) throw forbidden()
}

/** Short lists, read whole and cut here. */
const cut = <Name extends PayloadCollection, Item>(name: Name, items: readonly Item[], page: number) =>
  paged(name, page, items.length, items.slice((page - 1) * perPage, page * perPage))

const paged = <Name extends PayloadCollection, Item>(name: Name, page: number, total: number, data: Item[]) => {
  const reference = `payload/collections/${name}` as const
  const { nextPoint, ...list } = collection(reference, { page, perPage }, total, data)
  return { ...list, reference, nextPoint: nextPoint && `${reference}?page=${page + 1}` }
}

const makers: Record<PayloadCollection, (ctx: ReadCtx, asked: Asked) => Promise<Page>> = {
  bookings: async (ctx, { accountId, page }) => {
    const { total, cards } = await guestCards(ctx, accountId, { page, perPage })
    return paged('bookings', page, total, cards)
  },
  'owner-bookings': async (ctx, { accountId, page }) => {
    const { total, cards } = await ownerBookingCards(ctx, accountId, { page, perPage })
    return paged('owner-bookings', page, total, cards)
  },
  notifications: async (ctx, { accountId, page }) => {
    const { data, numberPages } = await pageOfNotices(ctx, accountId, { page, perPage, only: 'all' })
    const reference = 'payload/collections/notifications'
    const nextPoint = page < numberPages ? `${reference}?page=${page + 1}` : null
    return { reference, endPoint: reference, currentPage: page, numberPages, nextPoint, data }
  },
  properties: async (ctx, { accountId, page }) => cut('properties', await homeCards(ctx, accountId), page),
  statements: async (ctx, { accountId, page }) =>
    cut('statements', (await quartersOf(ctx, accountId)).map(quarterView), page),
}

/** One page of a person's own list. */
export const collectionPayload = (ctx: ReadCtx, name: PayloadCollection, asked: Asked) => makers[name](ctx, asked)
