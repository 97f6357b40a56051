import { claimBooking, type OwnClaim } from '@porchlight/contract'
import { Button, Section, Status, type StatusState, Table, TextArea, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { claimWords } from '#app/lib/messages/partner/claims.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'

const shapes: Record<OwnClaim['state'], StatusState> = { open: 'waiting', credited: 'done', declined: 'off' }

const ClaimList = ({ claims }: { claims: readonly OwnClaim[] }) => {
  const words = useWords(claimWords)
  const { date } = useFormats()
  const dayOf = useOfficeDay()
  return (
    <Table
      caption={words.list}
      rows={claims}
      rowKey={({ number, at }) => `${number} ${at}`}
      columns={[
        {
          id: 'number',
          head: words.number,
          cell: ({ number, at }) => (
            <span className="commission-cell">
              <b className="num" data-content>
                {number}
              </b>
              <small className="num">{words.claimed({ day: date(dayOf(at)) })}</small>
            </span>
          ),
        },
        { id: 'reason', head: words.reason, cell: ({ reason }) => <span data-content>{reason}</span> },
        {
          id: 'state',
          head: words.state,
          cell: ({ state, answerBy }) => (
            <span className="commission-cell">
              <Status state={shapes[state]}>{words.states[state]}</Status>
              {state === 'open' && <small className="num">{words.answerBy({ day: date(answerBy) })}</small>}
            </span>
          ),
        },
      ]}
    />
  )
}

const empty = { number: '', lastName: '', reason: '' }
type Fields = typeof empty

const ClaimForm = () => {
  const words = useWords(claimWords)
  const shared = useWords(formWords)
  const { date } = useFormats()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: empty,
    problemsOf: ({ number, lastName, reason }) => ({
      ...(number.trim() === '' && { number: shared.required }),
      ...(lastName.trim() === '' && { lastName: shared.required }),
      ...(reason.trim().length < 10 && { reason: words.short }),
    }),
  })
  const send = async (body: Fields) => {
    const answer = await api(claimBooking, { body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.sent({ day: date(answer.results.claims[0]?.answerBy ?? '') }) })
    await revalidate()
  }
  return (
    <form method="post" noValidate className="partner-form" onSubmit={form.submit(send)}>
      <TextField label={words.number} required maxLength={40} autoComplete="off" {...form.field('number')} />
      <TextField label={words.lastName} required maxLength={80} autoComplete="off" {...form.field('lastName')} />
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        rows={3}
        maxLength={1000}
        required
        {...form.field('reason')}
      />
      <Button type="submit" busy={form.busy}>
        {words.send}
      </Button>
    </form>
  )
}

/** Lets a partner claim a booking missing from their list, and see the outcome. */
export const Claims = ({ claims }: { claims: readonly OwnClaim[] }) => {
  const words = useWords(claimWords)
  return (
    <Section title={words.title} note={words.note}>
      {claims.length > 0 && <ClaimList claims={claims} />}
      {/* What was sent is in the list: the form is reset, without errors about empty fields. */}
      <ClaimForm key={claims.length} />
    </Section>
  )
}
