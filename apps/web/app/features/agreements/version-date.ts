import { useFormats } from '#app/lib/formats.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'

/** The company's day on which a version came into force: every reader sees the same. */
export const useVersionDate = (): ((inForceFrom: string) => string) => {
  const { date } = useFormats()
  const dayOf = useOfficeDay()
  return (inForceFrom) => date(dayOf(inForceFrom))
}
