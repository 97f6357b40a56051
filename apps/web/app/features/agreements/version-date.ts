import { useFormats } from '#app/lib/formats.ts'

/** The date a version came into force, in UTC, so every reader sees the same. */
export const useVersionDate = (): ((inForceFrom: string) => string) => {
  const { date } = useFormats()
  return (inForceFrom) => date(inForceFrom.slice(0, 10))
}
