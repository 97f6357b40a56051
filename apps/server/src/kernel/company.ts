import { dateIn, type PlainDate } from '@porchlight/contract'

/** The company's time zone unless the settings name another. */
export const defaultCompanyZone = 'America/New_York'

/** Whether a name is a time zone in this machine's tables: `America/New_York`, not `EST5` or `+02:00`. */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Za-z]+(\/[\w+-]+)+$|^UTC$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The company's calendar day at an instant: used for accounting dates, payout days, period ends, and tax years. */
export const businessDay = (companyZone: string, at: Date): PlainDate => dateIn(companyZone, at)
