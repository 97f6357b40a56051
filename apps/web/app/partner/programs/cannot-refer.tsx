import type { homeReferrals, ResultsOf } from '@porchlight/contract'
import { Alert, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'

type CannotReferProps = { refusal: NonNullable<ResultsOf<typeof homeReferrals>['refusal']> }

/** Shown instead of a form: why this partner currently can't refer anyone. */
export const CannotRefer = ({ refusal }: CannotReferProps) => {
  const words = useWords(partnerProgramWords)
  return (
    <Alert tone="info">
      <p>{words.noReferring[refusal]}</p>
      <UiLink className="inline-link" href={href('/partners/profile')}>
        {words.programsTitle}
      </UiLink>
    </Alert>
  )
}
