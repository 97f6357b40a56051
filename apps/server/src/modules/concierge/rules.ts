import { addDays, type BookingStatus, type orderStates, type PlainDate } from '@porchlight/contract'

/** What nearly every service costs for an order or a person, in whole units. */
export const usualServicePrice = { least: 5, most: 5_000 }

/** Whether the price of an order is ten times above or below what is listed: a slip, unless someone says why. */
export const isFarFromListed = (listed: number | null, price: number): boolean =>
  listed !== null && (price >= listed * 10 || price * 10 <= listed)

/** The price of an order as it is listed, in minor units; null where the team says it. */
export const listedPrice = (
  { pricing, price }: { pricing: 'order' | 'person' | 'quoted'; price: number | null },
  people: number,
): number | null => (price === null || pricing === 'quoted' ? null : pricing === 'person' ? price * people : price)

type Day = { on: PlainDate; today: PlainDate; leadDays: number; arrive: PlainDate; depart: PlainDate }

/** Whether something can be arranged for this day of a stay, its last one too. */
export const isPossibleOn = ({ on, today, leadDays, arrive, depart }: Day): boolean =>
  on >= arrive && on <= depart && on >= addDays(today, leadDays)

export const freeUntil = ({ on, freeDays }: { on: PlainDate; freeDays: number }): PlainDate => addDays(on, -freeDays)

type Terms = { on: PlainDate; freeDays: number; retainedPercent: number; price: number }

/** What is kept, in minor units, of an order that was agreed to and is canceled today; half a cent is the guest’s. */
export const retainedOf = (terms: Terms, today: PlainDate): number =>
  today <= freeUntil(terms) ? 0 : Math.floor((terms.price * terms.retainedPercent) / 100)

type Status = {
  state: 'ordered' | 'confirmed' | 'declined' | 'canceled'
  /** Of the payment request, once there is one. */
  request: 'asked' | 'accepted' | 'withdrawn' | 'taken_back' | undefined
  stay: BookingStatus
}

/** Where an order stands: what was written of it, what became of its payment request, and whether its stay still is. */
export const orderStatusOf = ({ state, request, stay }: Status): (typeof orderStates)[number] => {
  if (state === 'declined' || state === 'canceled') return state
  if (stay === 'canceled' || stay === 'no_show' || request === 'withdrawn' || request === 'taken_back')
    return 'canceled'
  if (state === 'ordered') return 'ordered'
  return request === 'accepted' ? 'booked' : 'to_pay'
}
