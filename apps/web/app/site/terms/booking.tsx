import '#app/features/agreements/agreements.css'
import { sharedAgreement } from '@porchlight/contract'
import { Button, DocumentText } from '@porchlight/ui'
import { AdditionalAgreement } from '#app/features/agreements/additional-agreement.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { agreementWords } from '#app/lib/messages/site/agreements.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/booking'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(sharedAgreement, { params }))

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: wordsIn(agreementWords, spokenIn(args)).bookingTitle, noindex: true })

/** `/terms/booking-us-open/{bookingId}/{hash}`: a booking's agreement, by link. */
export default function SharedAgreementPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(agreementWords)
  const { moment } = useFormats()
  const { agreement, additional, title, number, textHash, signedAt, signedName, timeZone } = loaderData
  return (
    <div className="wrap document-page document-single">
      <article className="document-main">
        <header className="document-head">
          <h1 className="t-h1" lang="en">
            {title}
          </h1>
          <p className="document-dated num">
            <span>{number}</span>
            <span>
              {signedAt
                ? words.signedOn({ name: signedName ?? '', date: moment(signedAt, timeZone) })
                : words.notSigned}
            </span>
          </p>
          <p className="t-small muted">{words.bookingText}</p>
          <div className="document-actions">
            <Button icon="print" onClick={() => print()}>
              {words.print}
            </Button>
          </div>
        </header>
        <DocumentText label={words.label({ title })} html={agreement} language="en" className="document-text" />
        <AdditionalAgreement html={additional?.html} />
        <p className="document-fingerprint t-mini muted">
          SHA-256 {[textHash, additional?.textHash].filter(Boolean).join(', ')}
        </p>
      </article>
    </div>
  )
}
