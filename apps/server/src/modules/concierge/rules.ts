import { addDays, type BookingStatus, type orderStates, type PlainDate } from '@porchlight/contract'

/** The range of nearly every service's price per order or person, in whole units. */
export const usualServicePrice = { least: 5, most: 5_000 }

/** Whether an order's price is ten times above or below the listed one: a mistake, unless someone gives a reason. */
export const isFarFromListed = (listed: number | null, price: number): boolean =>
  listed !== null && (price >= listed * 10 || price * 10 <= listed)

/** An order's listed price, in minor units; null if the team sets it. */
export const listedPrice = (
  { pricing, price }: { pricing: 'order' | 'person' | 'quoted'; price: number | null },
  people: number,
): number | null => (price === null || pricing === 'quoted' ? null : pricing === 'person' ? price * people : price)

type Day = { on: PlainDate; today: PlainDate; leadDays: number; arrive: PlainDate; depart: PlainDate }

/** Whether something can be arranged for this day of a stay, including its last one. */
export const isPossibleOn = ({ on, today, leadDays, arrive, depart }: Day): boolean =>
  on >= arrive && on <= depart && on >= addDays(today, leadDays)

export const freeUntil = ({ on, freeDays }: { on: PlainDate; freeDays: number }): PlainDate => addDays(on, -freeDays)

type Terms = { on: PlainDate; freeDays: number; retainedPercent: number; price: number }

/** The retained amount, in minor units, of an agreed order that is canceled today; half a cent goes to the guest. */
export const retainedOf = (terms: Terms, today: PlainDate): number =>
  today <= freeUntil(terms) ? 0 : Math.floor((terms.price * terms.retainedPercent) / 100)

type Status = {
  state: 'ordered' | 'confirmed' | 'declined' | 'canceled'
  /** The state of the payment request, once there is one. */
  request: 'open' | 'accepted' | 'withdrawn' | 'canceled' | undefined
  stay: BookingStatus
}

/** An order's current state: what was recorded, the state of its payment request, and whether its stay still exists. */
export const orderStatusOf = ({ state, request, stay }: Status): (typeof orderStates)[number] => {
  if (state === 'declined' || state === 'canceled') return state
  if (stay === 'canceled' || stay === 'no_show' || request === 'withdrawn' || request === 'canceled') return 'canceled'
  if (state === 'ordered') return 'ordered'
  return request === 'accepted' ? 'booked' : 'to_pay'
}
