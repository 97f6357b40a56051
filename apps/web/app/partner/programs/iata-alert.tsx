import type { PartnerApplication } from '@porchlight/contract'
import { Alert, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'

const inProfile = (text: string) => (
  <UiLink className="inline-link" href={href('/partners/profile')}>
    {text}
  </UiLink>
)

/** Shows travel agents that their number is wrong, or that their accreditation ends soon, before payments are held. */
export const IataAlert = ({ applications }: { applications: readonly PartnerApplication[] }) => {
  const words = useWords(partnerProgramWords)
  const { date } = useFormats()
  const wrong = applications.find(({ iataValid }) => iataValid === false)
  const ends = applications.find(({ iataEnds }) => iataEnds !== null)?.iataEnds
  return (
    <>
      {wrong && (
        <Alert tone="warning" title={words.iataWrong}>
          <p data-content>{words.iataWrongText({ number: wrong.iata })}</p>
          {inProfile(words.iataCorrect)}
        </Alert>
      )}
      {ends && (
        <Alert tone="warning" title={words.iataEnds({ day: date(ends) })}>
          <p>{words.iataEndsText}</p>
          {inProfile(words.iataEndsEnter)}
        </Alert>
      )}
    </>
  )
}
