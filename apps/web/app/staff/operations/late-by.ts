import type { BoardJob } from '@porchlight/contract'
import { staffOperationsWords } from '#app/lib/messages/staff/operations.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { minutesLate } from './day-figures.ts'

/** By how much a job ends after the next guests arrive, such as "35 min" or "1 h 20 min". */
export const useLateBy = () => {
  const words = useWords(staffOperationsWords)
  return (job: Pick<BoardJob, 'late' | 'endsAt' | 'dueAt'>): string => {
    const total = minutesLate(job)
    return words.span({ hours: String(Math.floor(total / 60)), minutes: total % 60 })
  }
}
