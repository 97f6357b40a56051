import type { homeReferrals, ResultsOf } from '@porchlight/contract'
import { Alert, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { joinProgramWords } from '#app/lib/messages/account/join-program.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'

type CannotReferProps = { refusal: NonNullable<ResultsOf<typeof homeReferrals>['refusal']> }

/** Shown instead of a form: why this partner currently can't refer anyone, and where that can be changed. */
export const CannotRefer = ({ refusal }: CannotReferProps) => {
  const words = useWords(partnerProgramWords)
  const { another } = useWords(joinProgramWords)
  const joins = refusal === 'program'
  return (
    <Alert tone="info">
      <p>{words.noReferring[refusal]}</p>
      <UiLink className="inline-link" href={joins ? href('/account') : href('/partners')}>
        {joins ? another : words.programsTitle}
      </UiLink>
    </Alert>
  )
}
