import {
  addDays,
  agreeContract,
  type DocumentsDesk,
  dateIn,
  type HomeDesk,
  issueDocument,
  mostCommission,
  serviceLevels,
} from '@porchlight/contract'
import { Button, DateField, NumberField, Section, Select, toast } from '@porchlight/ui'
import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffDocumentsWords } from '#app/lib/messages/staff/documents.ts'
import { staffHomesWords } from '#app/lib/messages/staff/homes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { EvidenceFields, useEvidence } from '../evidence-fields.tsx'

type Terms = HomeDesk['contracts'][number]
type Fields = Pick<Terms, 'commissionBase' | 'recognition' | 'cleaningTo'> & {
  validFrom: string
  /** Percent. */
  commission: number | null
  reason: string
}

const usual = {
  commissionBase: 'accommodation',
  recognition: 'check_in',
  cleaningTo: 'operator',
} as const

/** The button that sends the terms for signature; the other records them as signed on paper. */
const forSigning = 'signing'
const submitterOf = ({ nativeEvent }: FormEvent): string =>
  (nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute('value')) || ''

/** The day after today or after the last version's start, whichever is later. */
const soonest = (today: string, last: Terms | undefined): string =>
  addDays(last && last.validFrom > today ? last.validFrom : today, 1)

type Props = { desk: HomeDesk; templates: DocumentsDesk['templates'] }

const AgreeForm = ({ desk: { setup, contracts }, templates }: Props) => {
  const words = useWords(staffHomesWords)
  const documents = useWords(staffDocumentsWords)
  const approvals = useWords(approvalWords)
  const evidence = useEvidence()
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const habits = useHabits()
  const dates = useDateWords()
  const today = dateIn(setup.home.timeZone, new Date())
  const [last] = contracts
  const level = serviceLevels.find(({ code }) => code === setup.home.serviceLevel) ?? serviceLevels[0]
  const terms = last ?? { ...usual, commissionBasisPoints: level.commissionBasisPoints }
  const form = useFields<Fields>({
    values: {
      validFrom: last ? soonest(today, last) : today,
      commission: terms.commissionBasisPoints / 100,
      commissionBase: terms.commissionBase,
      recognition: terms.recognition,
      cleaningTo: terms.cleaningTo,
      reason: '',
    },
    problemsOf: ({ validFrom, commission }) => ({
      ...(!validFrom && { validFrom: words.missing }),
      ...(commission === null && { commission: words.unclear }),
    }),
  })
  const template = templates.find(({ kind }) => kind === 'management')
  const termsOf = ({ commission, reason: _, ...rest }: Fields) => ({
    ...rest,
    commissionBasisPoints: Math.round((commission ?? 0) * 100),
  })
  const sendForSigning = async (fields: Fields) => {
    const to = { who: 'owners' as const, homeId: setup.home.id }
    const answer = await api(issueDocument, { body: { templateId: template?.id ?? 0, to, terms: termsOf(fields) } })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: documents.sent })
    await revalidate()
  }
  const agree = async (fields: Fields) => {
    if (fields.reason.trim().length < 10) return form.refuse(['reason'], approvals.reasonShort, shared.error)
    const body = { ...termsOf(fields), reason: fields.reason, evidence: evidence.ids }
    const answer = await api(agreeContract, { params: { id: setup.home.id }, body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: approvals.sent })
    evidence.clear()
    await revalidate()
  }
  const choices = <Name extends string>(names: Record<Name, string>) =>
    Object.entries<string>(names).map(([value, label]) => ({ value, label }))
  const { onChange: setFrom, ...from } = form.field('validFrom')
  return (
    <form
      method="post"
      className="staff-form"
      noValidate
      onSubmit={(event) => form.submit(submitterOf(event) === forSigning ? sendForSigning : agree)(event)}
    >
      <h3 className="t-card">{words.newVersion}</h3>
      <DateField
        label={words.from}
        today={today}
        words={dates}
        {...habits}
        {...from}
        onChange={(day) => setFrom(day ?? '')}
      />
      <NumberField
        label={words.commission}
        min={0}
        max={mostCommission / 100}
        decimals={2}
        locale={habits.locale}
        words={{ unclear: words.unclear }}
        {...form.field('commission')}
      />
      <Select
        label={words.baseLabel}
        emptyText=""
        options={choices(words.base)}
        value={form.values.commissionBase}
        onChange={(base) => form.change('commissionBase', base as Fields['commissionBase'])}
      />
      <Select
        label={words.whenLabel}
        emptyText=""
        options={choices(words.when)}
        value={form.values.recognition}
        onChange={(when) => form.change('recognition', when as Fields['recognition'])}
      />
      <Select
        label={words.cleaningLabel}
        emptyText=""
        options={choices(words.cleaning)}
        value={form.values.cleaningTo}
        onChange={(to) => form.change('cleaningTo', to as Fields['cleaningTo'])}
      />
      <EvidenceFields reason={form.field('reason')} {...evidence.fields} />
      <div className="staff-acts">
        {template && (
          <Button type="submit" value={forSigning} look="primary" busy={form.busy}>
            {documents.sendContract}
          </Button>
        )}
        <Button type="submit" busy={form.busy} {...evidence.submit}>
          {words.agree}
        </Button>
      </div>
    </form>
  )
}

/** Every version of the management agreement, and a form for the next (R50). */
export const Contract = ({ desk, templates }: Props) => {
  const words = useWords(staffHomesWords)
  const { percent, date } = useFormats()
  return (
    <Section title={words.contract}>
      {desk.contracts.length === 0 && <p>{words.noContract}</p>}
      <ul className="staff-payments num">
        {desk.contracts.map((terms) => (
          <li key={terms.version}>
            <span className="staff-cell">
              {words.inForce({ version: terms.version, date: date(terms.validFrom) })}
              <small>
                {words.terms({
                  percent: percent(terms.commissionBasisPoints),
                  base: words.base[terms.commissionBase],
                  when: words.when[terms.recognition],
                  cleaning: words.cleaning[terms.cleaningTo],
                })}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <AgreeForm key={desk.contracts.length} desk={desk} templates={templates} />
    </Section>
  )
}
