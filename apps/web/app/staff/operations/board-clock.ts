import { useFormats } from '#app/lib/formats.ts'

const zoneEnding = / [^\s]+$/

/** Times on the board's clock without the name of its zone, which the page's head says once; others name theirs. */
export const useBoardClock = (boardZone: string) => {
  const { clock } = useFormats()
  return (instant: string, zone: string): string => {
    const time = clock(instant, zone)
    return zone === boardZone ? time.replace(zoneEnding, '') : time
  }
}

/** The name of the board's zone at a moment, such as "EST". */
export const useBoardZone = (boardZone: string) => {
  const { clock } = useFormats()
  return (instant: string): string => zoneEnding.exec(clock(instant, boardZone))?.[0].trim() ?? ''
}
