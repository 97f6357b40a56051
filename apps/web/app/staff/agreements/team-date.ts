import { dateIn } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { teamZone } from '../team-zone.ts'

/** The day of an instant on the team's own clock, in words. */
export const useTeamDate = (): ((instant: string) => string) => {
  const { date } = useFormats()
  return (instant) => date(dateIn(teamZone, new Date(instant)))
}
