import type { Booking } from '@porchlight/contract'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { phaseOf } from './milestones.ts'

/** "Arrives in 2 days", "Night 2 of 7", "Departs today"; empty for a stay that is over. */
export const usePhaseText = (booking: Booking, today: string): string => {
  const { milestones: words } = useWords(staffBookingWords)
  const phase = phaseOf(booking, today)
  if (!phase) return ''
  return phase.kind === 'leaving' ? words.leaving : words[phase.kind](phase)
}
