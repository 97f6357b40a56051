import { useFormats } from '#app/lib/formats.ts'

/** The day on which a wording came into force, the same to every reader wherever he is: that of the world's clock. */
export const useWordingDay = (): ((inForceFrom: string) => string) => {
  const { date } = useFormats()
  return (inForceFrom) => date(inForceFrom.slice(0, 10))
}
