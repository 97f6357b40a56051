import {
  addDays,
  agreeContract,
  type DocumentsDesk,
  dateIn,
  type HomeDesk,
  type HomeDocument,
  issueDocument,
  mostCommission,
  previewAgreement,
  type ResultsOf,
} from '@porchlight/contract'
import { Button, DateField, Section, Select, toast, UiLink } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { DocumentState } from '#app/features/documents/state.tsx'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { capitalized } from '#app/lib/intl.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { agreementTermsWords } from '#app/lib/messages/staff/agreement-terms.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffDocumentsWords } from '#app/lib/messages/staff/documents.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { staffHomesWords } from '#app/lib/messages/staff/homes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { EvidenceFields, useEvidence } from '../../evidence-fields.tsx'
import { describeDetails } from './describe.ts'
import { DetailsFields } from './details-fields.tsx'
import { type AgreementFields, detailFields, problemsOf, termsOf } from './fields.ts'
import { AgreementPreview } from './preview.tsx'

type Terms = HomeDesk['contracts'][number]

const usual = {
  commissionBase: 'accommodation',
  recognition: 'check_in',
  cleaningTo: 'operator',
} as const

/** The buttons that submit the form, besides the one that records terms signed on paper. */
const submits = { signing: 'signing', preview: 'preview' } as const
const submitterOf = ({ nativeEvent }: FormEvent): string =>
  (nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute('value')) || ''

/** The day after today or after the last version's start, whichever is later. */
const soonest = (today: string, last: Terms | undefined): string =>
  addDays(last && last.validFrom > today ? last.validFrom : today, 1)

type Props = { desk: HomeDesk; templates: DocumentsDesk['templates'] }

const startOf = ({ setup, contracts, currency }: HomeDesk): AgreementFields => {
  const today = dateIn(setup.home.timeZone, new Date())
  const [last] = contracts
  const level = setup.levels.find(({ code }) => code === setup.home.serviceLevel) ?? setup.levels[0]
  const terms = last ?? { ...usual, commissionBasisPoints: level?.commissionBasisPoints ?? 0 }
  return {
    ...detailFields(last?.details, currency),
    validFrom: last ? soonest(today, last) : today,
    commission: terms.commissionBasisPoints / 100,
    commissionBase: terms.commissionBase,
    recognition: terms.recognition,
    cleaningTo: terms.cleaningTo,
    reason: '',
  }
}

/** What is sent must match the preview: terms changed since then need a new one. */
const previewedTerms = (fields: AgreementFields) => ({ ...termsOf(fields), validFrom: fields.validFrom })
const keyOf = (fields: AgreementFields): string => JSON.stringify(previewedTerms(fields))

const AgreeForm = ({ desk, templates }: Props) => {
  const { setup, currency } = desk
  const words = useWords(staffHomesWords)
  const more = useWords(agreementTermsWords)
  const documents = useWords(staffDocumentsWords)
  const approvals = useWords(approvalWords)
  const evidence = useEvidence()
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const habits = useHabits()
  const dates = useDateWords()
  const today = dateIn(setup.home.timeZone, new Date())
  const [previewed, setPreviewed] = useState<{ key: string; preview: ResultsOf<typeof previewAgreement> }>()
  const form = useFields<AgreementFields>({
    values: startOf(desk),
    problemsOf: (fields) => problemsOf(fields, { missing: words.missing, unclear: words.unclear, twice: more.twice }),
  })
  const template = templates.find(({ kind }) => kind === 'management')
  const shown = previewed?.key === keyOf(form.values) ? previewed.preview : undefined
  const refuse = ({ code, message }: { code: string; message: string }) =>
    form.refuse(code === 'contract_in_the_way' ? ['validFrom'] : [], message, shared.error)
  const preview = async (fields: AgreementFields) => {
    const answer = await api(previewAgreement, { params: { id: setup.home.id }, body: previewedTerms(fields) })
    if (!answer.ok) return refuse(answer.error)
    setPreviewed({ key: keyOf(fields), preview: answer.results })
  }
  const sendForSigning = async (fields: AgreementFields) => {
    const to = { who: 'owners' as const, homeId: setup.home.id }
    const body = { templateId: template?.id ?? 0, to, terms: previewedTerms(fields) }
    const answer = await api(issueDocument, { body })
    if (!answer.ok) return refuse(answer.error)
    toast({ type: 'success', message: documents.sent })
    await revalidate()
  }
  const agree = async (fields: AgreementFields) => {
    if (fields.reason.trim().length < 10) return form.refuse(['reason'], approvals.reasonShort, shared.error)
    const body = { ...previewedTerms(fields), reason: fields.reason, evidence: evidence.ids }
    const answer = await api(agreeContract, { params: { id: setup.home.id }, body })
    if (!answer.ok) return refuse(answer.error)
    toast({ type: 'success', message: approvals.sent })
    evidence.clear()
    await revalidate()
  }
  const send = (event: FormEvent) => {
    const pressed = submitterOf(event)
    if (pressed === submits.preview || !shown) return preview
    return pressed === submits.signing ? sendForSigning : agree
  }
  const choices = <Name extends string>(names: Record<Name, string>) =>
    Object.entries<string>(names).map(([value, text]) => ({ value, label: capitalized(text, habits.locale) }))
  const select = <Name extends 'commissionBase' | 'recognition' | 'cleaningTo'>(
    name: Name,
    label: string,
    names: Record<AgreementFields[Name], string>,
  ) => (
    <Select
      label={label}
      emptyText=""
      options={choices(names)}
      value={form.values[name]}
      onChange={(value) => form.change(name, value as never)}
    />
  )
  const { onChange: setFrom, ...from } = form.field('validFrom')
  return (
    <form method="post" className="staff-form" noValidate onSubmit={(event) => form.submit(send(event))(event)}>
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
      {select('commissionBase', words.baseLabel, words.base)}
      {select('recognition', words.whenLabel, words.when)}
      {select('cleaningTo', words.cleaningLabel, words.cleaning)}
      <DetailsFields form={form} currency={currency} />
      {shown && <AgreementPreview preview={shown} />}
      {shown && <EvidenceFields reason={form.field('reason')} {...evidence.fields} />}
      <div className="staff-acts">
        {!shown && (
          <Button type="submit" value={submits.preview} look="primary" busy={form.busy}>
            {more.preview}
          </Button>
        )}
        {shown && template && (
          <Button type="submit" value={submits.signing} look="primary" busy={form.busy}>
            {documents.sendContract}
          </Button>
        )}
        {shown && (
          <Button type="submit" busy={form.busy} {...evidence.submit}>
            {words.agree}
          </Button>
        )}
      </div>
    </form>
  )
}

type VersionProps = { terms: Terms; currency: string; timeZone: string }

/** One version with all its terms and who recorded it. */
const Version = ({ terms, currency, timeZone }: VersionProps) => {
  const words = useWords(staffHomesWords)
  const more = useWords(agreementTermsWords)
  const fees = useWords(staffFeesWords)
  const formats = useFormats()
  const { percent, date } = formats
  const day = { date: date(dateIn(timeZone, new Date(terms.recordedAt))) }
  const recorded = () => {
    if (!terms.recordedBy) return more.signed(day)
    const by = { ...day, name: terms.recordedBy }
    return terms.approvedBy ? more.recordedAndApproved({ ...by, approver: terms.approvedBy }) : more.recorded(by)
  }
  return (
    <li>
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
        {describeDetails(terms.details, { words: more, fees, formats, currency }).map((line) => (
          <small key={line}>{line}</small>
        ))}
        <small className="muted">{recorded()}</small>
      </span>
    </li>
  )
}

/** Agreements sent to the owners that are waiting for a signature. */
const Waiting = ({ documents }: { documents: readonly HomeDocument[] }) => {
  const words = useWords(staffDocumentsWords)
  return (
    <>
      <h3 className="t-card">{words.waiting}</h3>
      <ul className="staff-payments">
        {documents.map((document) => (
          <li key={document.id}>
            <UiLink
              className="inline-link"
              href={href('/staff/documents/:documentId', { documentId: String(document.id) })}
            >
              {document.title}
            </UiLink>
            <DocumentState {...document} />
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * Every version of the management agreement, including those waiting for a signature, and a form for the next (R50).
 */
export const Agreement = ({ desk, documents, templates }: Props & { documents: readonly HomeDocument[] }) => {
  const words = useWords(staffHomesWords)
  const waiting = documents.filter(({ kind, state }) => kind === 'management' && state === 'out')
  return (
    <Section title={words.contract}>
      {desk.contracts.length === 0 && waiting.length === 0 && <p>{words.noContract}</p>}
      {waiting.length > 0 && <Waiting documents={waiting} />}
      <ul className="staff-payments num">
        {desk.contracts.map((terms) => (
          <Version key={terms.version} terms={terms} currency={desk.currency} timeZone={desk.setup.home.timeZone} />
        ))}
      </ul>
      <AgreeForm key={`${desk.contracts.length} ${waiting.length}`} desk={desk} templates={templates} />
    </Section>
  )
}
