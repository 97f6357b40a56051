import { changeOwnership, type HolderKind, type HomeOwnership, holderKinds, mostOwners } from '@porchlight/contract'
import { Alert, Button, DateField, IconButton, Section, Select, TextField, toast } from '@porchlight/ui'
import { href, useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { type FieldsOf, useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffOwnershipWords } from '#app/lib/messages/staff/ownership.ts'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { EvidenceFields, useEvidence } from '../../evidence-fields.tsx'
import { StaffLink } from '../../staff-link.tsx'
import { blankShare, fieldsOf, type OwnershipFields, ownershipProblems, sharesBody, sumOf } from './share-fields.ts'

type Form = FieldsOf<OwnershipFields>

const ShareRow = ({ form, at }: { form: Form; at: number }) => {
  const words = useWords(staffOwnershipWords)
  const { locale } = useHabits()
  const { shares } = form.values
  const kind = shares[at]?.holderKind ?? 'person'
  return (
    <div className="share-row">
      <TextField
        label={words.email}
        type="email"
        required
        autoComplete="off"
        maxLength={254}
        {...form.field(`shares.${at}.email`)}
      />
      <NumberField
        label={words.share}
        unit="%"
        min={0}
        max={100}
        decimals={2}
        locale={locale}
        words={{ unclear: words.unclear }}
        {...form.field(`shares.${at}.percent`)}
      />
      <Select
        label={words.kind}
        emptyText=""
        options={holderKinds.map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={(value) => form.change(`shares.${at}.holderKind`, value as HolderKind)}
      />
      {kind !== 'person' && (
        <TextField
          label={words.holder}
          required
          autoComplete="off"
          maxLength={160}
          {...form.field(`shares.${at}.holderName`)}
        />
      )}
      {shares.length > 1 && (
        <IconButton
          icon="close"
          label={words.remove({ number: String(at + 1) })}
          onClick={() =>
            form.change(
              'shares',
              shares.filter((_, other) => other !== at),
            )
          }
        />
      )}
    </div>
  )
}

/** Changes the owners as of a date. Shows while typing how far the shares are from a whole. */
export const OwnershipForm = ({ ownership }: { ownership: HomeOwnership }) => {
  const words = useWords(staffOwnershipWords)
  const shared = useWords(formWords)
  const people = useWords(staffPeopleWords)
  const dates = useDateWords()
  const habits = useHabits()
  const evidence = useEvidence()
  const { percent } = useFormats()
  const { revalidate } = useRevalidator()
  const { home, waits } = ownership
  const form = useFields<OwnershipFields>({
    values: fieldsOf(ownership),
    problemsOf: (fields) =>
      ownershipProblems(fields, { ...words, sum: (points) => words.sum({ sum: percent(points) }) }, true),
  })
  const { shares } = form.values
  const sum = sumOf(shares)
  const send = async (fields: OwnershipFields) => {
    const body = { ...fields, shares: sharesBody(fields.shares), evidence: evidence.ids }
    const answer = await api(changeOwnership, { params: { id: home.id }, body })
    if (!answer.ok)
      return form.refuse(
        answer.error.required as Parameters<Form['refuse']>[0][number][],
        answer.error.message,
        shared.error,
      )
    toast({ type: 'success', message: answer.results.outcome.state === 'pending' ? words.sent : words.changed })
    evidence.clear()
    await revalidate()
  }
  const { onChange: setFrom, ...from } = form.field('from')
  return (
    <Section title={words.change}>
      <p className="muted">
        {words.changeLead} {words.newAgreement}
      </p>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(send)}>
        <DateField
          label={words.day}
          today={home.today}
          words={dates}
          {...habits}
          {...from}
          onChange={(day) => setFrom(day ?? '')}
        />
        {shares.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and are not sorted
          <ShareRow key={at} form={form} at={at} />
        ))}
        {sum !== 10_000 && <Alert tone="warning">{words.sum({ sum: percent(sum) })}</Alert>}
        <div className="staff-acts">
          <Button
            icon="plus"
            disabled={shares.length >= mostOwners}
            onClick={() =>
              form.change('shares', [...shares, { ...blankShare, percent: Math.max(0, 10_000 - sum) / 100 || null }])
            }
          >
            {words.add}
          </Button>
          <StaffLink orNothing className="inline-link" href={href('/staff/people/new')}>
            {people.addOwner}
          </StaffLink>
        </div>
        <EvidenceFields reason={form.field('reason')} {...evidence.fields} />
        <div className="staff-acts">
          <Button type="submit" look="primary" busy={form.busy} {...evidence.submit}>
            {waits ? words.submit : words.save}
          </Button>
        </div>
      </form>
    </Section>
  )
}
