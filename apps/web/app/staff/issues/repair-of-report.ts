import { dateIn, type RepairReport } from '@porchlight/contract'

/** The maximum lengths of a job's title and note. */
const mostTitle = 120
const mostNote = 2_000

type Report = Pick<RepairReport, 'issueId' | 'homeId' | 'timeZone' | 'text'>

/** A repair that responds to a report, dated today in the home's time zone. */
export const repairOfReport = ({ issueId, homeId, timeZone, text }: Report, topic: string) => ({
  homeId,
  kind: 'repair' as const,
  title: `${topic}: ${text.split('\n')[0]}`.slice(0, mostTitle),
  note: text.slice(0, mostNote),
  day: dateIn(timeZone, new Date()),
  issueId,
})
