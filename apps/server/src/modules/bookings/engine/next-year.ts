import { addDays, nightsOf, type PlainDate, type Stay } from '@porchlight/contract'

/** Fifty-two weeks: about a year, on the same weekdays. */
const year = 364

/** The same nights a year later, on the same weekdays; for a stay long ago, the first ones still to come. */
export const yearLater = ({ arrive, depart }: Stay, today: PlainDate): Stay => {
  const ago = arrive >= today ? 0 : nightsOf({ arrive, depart: today })
  const days = year * (Math.floor(ago / year) + 1)
  return { arrive: addDays(arrive, days), depart: addDays(depart, days) }
}
