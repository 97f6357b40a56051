import { dateIn, type PlainDate } from '@porchlight/contract'
import { useFormats } from './formats.ts'
import { useSite } from './session.ts'

/** An instant on the company's clock, with its zone: "Mon, May 3, 2027, 4:00 PM EDT". */
export const useOfficeTime = (): ((instant: string) => string) => {
  const { moment } = useFormats()
  const { timeZone } = useSite()
  return (instant) => moment(instant, timeZone)
}

/** The company's calendar day at an instant: payouts, bills, and decisions use it as their date. */
export const useOfficeDay = (): ((instant: string) => PlainDate) => {
  const { timeZone } = useSite()
  return (instant) => dateIn(timeZone, new Date(instant))
}
