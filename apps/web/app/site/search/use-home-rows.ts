import type { ComparedHome } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { compareWords } from '#app/lib/messages/site/compare.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type CompareRow, rowOf } from './compare-rows.ts'

/** Comparison rows of the homes. */
export const useHomeRows = (homes: readonly ComparedHome[]): CompareRow[] => {
  const { decimal, count, timeOfDay } = useFormats()
  const words = useWords(compareWords)
  const own = useWords(propertyWords)
  const row = (key: string, label: string, say: (home: ComparedHome) => string) => rowOf(key, label, homes.map(say))
  const bedsOf = ({ rooms }: ComparedHome): string => {
    const beds = Map.groupBy(
      rooms.flatMap((room) => room.beds),
      ({ kind }) => kind,
    )
    return [...beds]
      .map(([kind, all]) => own.bed({ kind: own.beds[kind], number: all.reduce((sum, bed) => sum + bed.count, 0) }))
      .join(', ')
  }
  return [
    row('rating', words.rating, ({ rating, reviews }) =>
      rating === null ? '' : words.rated({ rating: decimal(rating, 2), number: reviews }),
    ),
    row('instant', words.booked, ({ instant }) => (instant ? words.atOnce : words.onRequest)),
    row('town', words.town, ({ town, type }) => `${town}, ${type.label}`),
    row('sleeps', words.sleeps, ({ sleeps }) => count(sleeps)),
    row('bedrooms', words.bedrooms, ({ bedrooms }) => count(bedrooms)),
    row('bathrooms', words.bathrooms, ({ bathrooms }) => count(bathrooms)),
    row('beds', words.beds, bedsOf),
    row('dogs', words.dogs, ({ maxPets }) => (maxPets > 0 ? own.dogsWelcome({ number: maxPets }) : own.noDogs)),
    row('times', words.times, ({ checkInTime, checkOutTime }) =>
      own.arriveFrom({ arrive: timeOfDay(checkInTime), leave: timeOfDay(checkOutTime) }),
    ),
    row('policy', words.policy, ({ policyName }) => policyName ?? ''),
  ]
}
