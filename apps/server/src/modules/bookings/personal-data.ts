import { type BookingStatus, openStatuses } from '@porchlight/contract'
import type { PersonalDataPart } from '#kernel/module'
import type { ReadCtx } from '#kernel/work'
import { offersSentTo } from './guest-offers.ts'
import { guestCards, ownerCards } from './lists.ts'
import { guestsNamedBy } from './offers-of-partner.ts'

type Cards<Card> = { total: number; cards: Card[] }

/** Reads every page of a list. */
const whole = async <Card>(read: (wanted: { page: number; perPage: number }) => Promise<Cards<Card>>) => {
  const all: Card[] = []
  for (let page = 1; ; page++) {
    const { total, cards } = await read({ page, perPage: 200 })
    all.push(...cards)
    if (all.length >= total || cards.length === 0) return all
  }
}

const asGuest = (ctx: ReadCtx, accountId: number) => whole((wanted) => guestCards(ctx, accountId, wanted))
const asOwner = (ctx: ReadCtx, accountId: number) => whole((wanted) => ownerCards(ctx, accountId, wanted))

/** Every booking a person made, whatever its outcome. */
export const bookingIdsOfGuest = async (ctx: ReadCtx, accountId: number): Promise<number[]> =>
  (await asGuest(ctx, accountId)).map(({ id }) => id)

/** A stay that is upcoming, or still to be decided on. */
const isOpen = ({ status }: { status: BookingStatus }): boolean => openStatuses.includes(status)

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({
    bookings: await asGuest(ctx, accountId),
    bookingsOfHomes: await asOwner(ctx, accountId),
    guestsNamed: await guestsNamedBy(ctx, accountId),
    offersReceived: await offersSentTo(ctx, accountId),
  }),
  needs: async (ctx, accountId) => [
    ...((await asGuest(ctx, accountId)).some(isOpen) ? ['You still have an upcoming stay.'] : []),
    ...((await asOwner(ctx, accountId)).some(isOpen) ? ['One of your homes still expects a guest.'] : []),
  ],
}
