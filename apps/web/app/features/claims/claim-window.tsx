import type { claimsOfStay, ResultsOf } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = Pick<ResultsOf<typeof claimsOfStay>, 'window' | 'stay'> & { now: string }

/** The deadline for damage claims (R74), in the home's local time. */
export const ClaimWindow = ({ window, stay: { timeZone }, now }: Props) => {
  const words = useWords(claimWords)
  const { moment } = useFormats()
  if (!window) return null
  const { opensAt, closesAt, photosBy } = window
  return (
    <p className="muted num">
      {now < opensAt
        ? words.windowEarly({ moment: moment(opensAt, timeZone) })
        : now < closesAt
          ? words.windowOpen({ moment: moment(closesAt, timeZone) })
          : words.windowOver({ moment: moment(closesAt, timeZone) })}
      {photosBy && now < closesAt && <> {words.windowPhotos({ moment: moment(photosBy, timeZone) })}</>}
    </p>
  )
}
