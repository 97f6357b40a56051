import { dateIn, type RepairReport } from '@porchlight/contract'

/** What a job’s title and note hold at most. */
const mostTitle = 120
const mostNote = 2_000

type Report = Pick<RepairReport, 'issueId' | 'homeId' | 'timeZone' | 'text'>

/** A repair that answers a report, today by the clock of the home. */
export const repairOfReport = ({ issueId, homeId, timeZone, text }: Report, topic: string) => ({
  homeId,
  kind: 'repair' as const,
  title: `${topic}: ${text.split('\n')[0]}`.slice(0, mostTitle),
  note: text.slice(0, mostNote),
  day: dateIn(timeZone, new Date()),
  issueId,
})
