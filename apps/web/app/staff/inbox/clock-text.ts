import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { clockOf } from './clock.ts'

/** "54 min left", "6 days late", or null where a date says more. */
export const useClockText = () => {
  const words = useWords(staffInboxWords)
  return (dueAt: string, now: string): { text: string; late: boolean } | null => {
    const clock = clockOf(dueAt, now)
    if (!clock) return null
    const { unit, number, late } = clock
    const texts = {
      minutes: words[late ? 'minutesLate' : 'minutesLeft'],
      hours: words[late ? 'hoursLate' : 'hoursLeft'],
      days: words.daysLate,
    }
    return { text: texts[unit]({ number }), late }
  }
}
