import type { Check } from '#kernel/check'
import { bookingsByIds } from '#modules/bookings'
import { storedProofs, unreadableProofs } from './proofs.ts'
import { eraseAt } from './rules.ts'

const day = 86_400_000

export const checks: readonly Check[] = [
  {
    code: 'identity.sealed',
    text: 'Every guest ID is encrypted and can be decrypted with a key of this installation.',
    async run({ work, seal }) {
      const unreadable = await work.read((ctx) => unreadableProofs(ctx, seal))
      return { holds: unreadable === 0, figure: `${unreadable} unreadable` }
    },
  },
  {
    code: 'identity.erased',
    text: 'No ID is stored more than a day past its retention period.',
    async run({ work }) {
      const late = await work.read(async (ctx) => {
        const stored = await storedProofs(ctx)
        const bookings = await bookingsByIds(
          ctx,
          stored.map(({ booking_id }) => booking_id),
        )
        return stored.filter(({ booking_id }) => {
          const booking = bookings.get(booking_id)
          return !booking || ctx.now.getTime() > eraseAt(booking).getTime() + day
        }).length
      })
      return { holds: late === 0, figure: `${late} kept too long` }
    },
  },
]
