import type { UpcomingPayout } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { ownerPayoutWords } from '#app/lib/messages/owner/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'

/** Reasons an amount is not paid out yet, in words. */
export const useWaitingReasons = (): ((row: Pick<UpcomingPayout, 'waitsFor' | 'until'>) => string[]) => {
  const { day } = useFormats()
  const dayOf = useOfficeDay()
  const { waits } = useWords(ownerPayoutWords)
  return ({ waitsFor, until }) =>
    waitsFor.map((wait) =>
      wait === 'cooling_off' ? waits.cooling_off({ until: day(until ? dayOf(until) : '') }) : waits[wait],
    )
}
