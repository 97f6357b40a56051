import '../staff.css'
import '#app/features/agreements/agreements.css'
import { type AgreementType, agreementAtDesk, dateIn } from '@porchlight/contract'
import { Alert, PageHead, toast, UiLink } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { documentAddress } from '#app/features/agreements/document-address.ts'
import { useVersionDate } from '#app/features/agreements/version-date.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { staffAgreementsWords } from '#app/lib/messages/staff/agreements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/document'
import { CounselReview } from './counsel-review.tsx'
import { WordingForm } from './wording-form.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  ...resultsOf(await context.get(pageRequest).api(agreementAtDesk, { params: { type: params.type as AgreementType } })),
  today: dateIn(context.get(pageRequest).site.timeZone, new Date()),
})

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: args.loaderData?.document.title ?? '' })

/** One agreement: its latest version, and a form for the next one. */
export default function StaffAgreementPage({ loaderData: { document, today } }: Route.ComponentProps) {
  const words = useWords(staffAgreementsWords)
  const dateOf = useVersionDate()
  const navigate = useNavigate()
  const { inForce, waiting } = document
  return (
    <>
      <PageHead
        over={<UiLink href={href('/staff/agreements')}>{words.back}</UiLink>}
        title={document.title}
        lead={words.wordingSince({ version: inForce.version, date: dateOf(inForce.from) })}
        actions={<UiLink href={documentAddress(document.type)}>{words.asReadersSeeIt}</UiLink>}
      />
      {waiting && (
        <Alert title={words.waits({ version: waiting.version, date: dateOf(waiting.from) })}>{words.waitsText}</Alert>
      )}
      <CounselReview
        key={`review-${document.latest}`}
        type={document.type}
        wording={waiting ?? inForce}
        today={today}
      />
      <WordingForm
        key={document.latest}
        document={document}
        today={today}
        onPublished={async () => {
          toast({ type: 'success', message: words.published })
          await navigate(href('/staff/agreements'))
        }}
      />
    </>
  )
}
