import '#app/features/agreements/agreements.css'
import { type PartnerAgreement, partnerAgreement, signPartnerAgreement } from '@porchlight/contract'
import { Alert, Button, Checkbox, DocumentText, TextField } from '@porchlight/ui'
import { useParams, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(partnerAgreement, { params }))

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

const SignForm = ({ agreement }: { agreement: PartnerAgreement }) => {
  const words = useWords(partnerProgramWords)
  const shared = useWords(formWords)
  const { agreementId = '', hash = '' } = useParams()
  const { revalidate } = useRevalidator()
  const form = useFields({
    values: { signedName: '', accepted: false },
    problemsOf: ({ signedName, accepted }) => ({
      ...(signedName.trim().length < 2 && { signedName: shared.required }),
      ...(!accepted && { accepted: words.acceptFirst }),
    }),
  })
  const sign = async ({ signedName }: { signedName: string }) => {
    const body = { version: agreement.version, signedName, accepted: true as const }
    const answer = await api(signPartnerAgreement, { params: { agreementId, hash }, body })
    if (!answer.ok) return form.refuse(answer.error.required as 'signedName'[], answer.error.message, shared.error)
    await revalidate()
  }
  return (
    <form method="post" noValidate className="document-sign" onSubmit={form.submit(sign)}>
      <TextField
        label={words.signature}
        hint={words.mismatch({ name: agreement.name })}
        autoComplete="name"
        maxLength={160}
        required
        {...form.field('signedName')}
      />
      <Checkbox
        label={words.accept}
        checked={form.values.accepted}
        error={form.errorAt('accepted')}
        onChange={(accepted) => form.change('accepted', accepted)}
      />
      <Button type="submit" look="primary" busy={form.busy}>
        {words.sign}
      </Button>
    </form>
  )
}

/** `/partners/agreement/:agreementId/:hash`: a partner's program agreement, read and signed through its link. */
const AgreementPage = ({ loaderData: { agreement } }: Route.ComponentProps) => {
  const words = useWords(partnerProgramWords)
  const { date } = useFormats()
  const { title, text, version, name, program, state, sentAt, expiresAt, signBy } = agreement
  const officeDay = useOfficeDay()
  const dayOf = (instant: string) => date(officeDay(instant))
  return (
    <div className="wrap document-page document-single">
      <article className="document-main">
        <header className="document-head">
          <h1 className="t-h1" lang="en">
            {title}
          </h1>
          <p className="document-dated">
            <span>{words.agreementLead({ name, program: words.programs[program] })}</span>
            <span className="num">{words.version({ version: String(version), day: dayOf(sentAt) })}</span>
            {state === 'open' && (
              <span className="num">{words.signBy({ day: signBy ? date(signBy) : dayOf(expiresAt) })}</span>
            )}
          </p>
        </header>
        {state === 'expired' && (
          <Alert tone="warning" title={words.expired}>
            {words.expiredText}
          </Alert>
        )}
        {agreement.signedAt && (
          <Alert
            tone="positive"
            title={words.signedBy({ name: agreement.signedName ?? '', day: dayOf(agreement.signedAt) })}
          >
            {agreement.countersignedAt
              ? words.countersignedBy({ name: agreement.countersignedBy ?? '', day: dayOf(agreement.countersignedAt) })
              : words.waitsForUs}
          </Alert>
        )}
        <DocumentText label={title} html={text} language="en" className="document-text" />
        {state === 'open' && <SignForm agreement={agreement} />}
      </article>
    </div>
  )
}
export default AgreementPage
