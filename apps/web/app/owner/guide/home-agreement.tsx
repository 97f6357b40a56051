import { type agreementOfHome, type ResultsOf, writeHomeAgreement } from '@porchlight/contract'
import { Button, Section, TextArea, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { homeAgreementWords } from '#app/lib/messages/owner/home-agreement.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSignatureProblem } from '#app/lib/signing/signature-problem.ts'

type HomeAgreement = ResultsOf<typeof agreementOfHome>
type Fields = { title: string; text: string; signedName: string }

/** The home's own agreement: the owner signs each version first, which puts it in effect. */
export const HomeAgreementForm = ({ current: { home, agreement, version } }: { current: HomeAgreement }) => {
  const words = useWords(homeAgreementWords)
  const shared = useWords(formWords)
  const { moment } = useFormats()
  const { revalidate } = useRevalidator()
  const { title = '', text = '' } = agreement ?? {}
  const signatureProblem = useSignatureProblem(words.fill)
  const form = useFields<Fields>({
    values: { title, text, signedName: '' },
    problemsOf: (fields) => ({
      ...(fields.title.trim() === '' && { title: words.fill }),
      ...(fields.text.trim() === '' && { text: words.fill }),
      ...signatureProblem(fields.signedName),
    }),
  })
  const write = async (wording: Fields | null) => {
    const answer = await api(writeHomeAgreement, {
      params: { id: home.id },
      body: { agreement: wording, after: version },
    })
    if (!answer.ok) {
      const meanwhile = answer.error.code === 'agreement_changed'
      return form.refuse([], meanwhile ? words.changed : answer.error.message, shared.error)
    }
    toast({ type: 'success', message: wording ? words.required : words.gone })
    await revalidate()
  }
  return (
    <Section title={words.title} note={words.note} className="guide-asks">
      <form method="post" className="guide-agreement" noValidate onSubmit={form.submit(write)}>
        <p className="muted">{words.lead}</p>
        <TextField label={words.name} maxLength={120} {...form.field('title')} />
        <TextArea label={words.text} hint={words.textHint} rows={6} maxLength={40_000} {...form.field('text')} />
        <TextField label={words.signedName} maxLength={160} autoComplete="name" {...form.field('signedName')} />
        {agreement && (
          <p className="t-small muted num">
            {words.inForce({ moment: moment(agreement.publishedAt, home.timeZone), version })}
          </p>
        )}
        <div className="guide-agreement-acts">
          <Button type="submit" busy={form.busy}>
            {agreement ? words.again : words.ask}
          </Button>
          {agreement && (
            <Button look="bare" onClick={() => void write(null)}>
              {words.askNoMore}
            </Button>
          )}
        </div>
      </form>
    </Section>
  )
}
