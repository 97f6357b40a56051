import type { PartnerApplication } from '@porchlight/contract'
import { Alert, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Shows travel agents with an invalid number that it is wrong, before the team finds out. */
export const IataAlert = ({ applications }: { applications: readonly PartnerApplication[] }) => {
  const words = useWords(partnerProgramWords)
  const wrong = applications.find(({ iataValid }) => iataValid === false)
  if (!wrong) return null
  return (
    <Alert tone="warning" title={words.iataWrong}>
      <p data-content>{words.iataWrongText({ number: wrong.iata })}</p>
      <UiLink className="inline-link" href={href('/partners/profile')}>
        {words.iataCorrect}
      </UiLink>
    </Alert>
  )
}
