import type { UpcomingPayout } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { ownerPayoutWords } from '#app/lib/messages/owner/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** What a sum waits for, one reason after the other. */
export const useWaits = (): ((row: UpcomingPayout) => string[]) => {
  const { day } = useFormats()
  const { waits } = useWords(ownerPayoutWords)
  return ({ waitsFor, until }) =>
    waitsFor.map((wait) =>
      wait === 'cooling_off' ? waits.cooling_off({ until: day((until ?? '').slice(0, 10)) }) : waits[wait],
    )
}
