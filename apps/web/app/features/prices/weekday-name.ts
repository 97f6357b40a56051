import { addDays } from '@porchlight/contract'
import type { Formats } from '#app/lib/formats.ts'

/** A Sunday, the base for counting weekdays. */
const aSunday = '2027-08-01'

/** The short name of a weekday, 0 = Sunday. */
export const weekdayName = ({ weekday }: Formats, number: number): string => weekday(addDays(aSunday, number))
