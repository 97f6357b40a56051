import {
  type ApplicationState,
  type BodyOf,
  decideApplication,
  type StaffPartnerApplication,
} from '@porchlight/contract'
import { Button, Modal, Select, TextArea, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { Outstanding } from './balance.tsx'

type Decision = BodyOf<typeof decideApplication>['decision']

const possible: Record<ApplicationState, readonly Decision[]> = {
  submitted: ['send_agreement', 'reject'],
  agreement_sent: ['send_agreement', 'reject'],
  signed: ['countersign', 'reject'],
  active: ['pause', 'terminate'],
  paused: ['resume', 'terminate'],
  lapsed: ['send_agreement', 'terminate'],
  rejected: ['send_agreement'],
  terminated: [],
}
/** Partners who have been decided: there is no decision left, but terms can change. */
const settled: readonly ApplicationState[] = ['active', 'paused', 'lapsed']
const needsReason: readonly Decision[] = ['reject', 'pause', 'terminate']
const ends: readonly Decision[] = ['pause', 'terminate']

/** Countersigning comes first if the partner signed again. */
const decisionsFor = ({ state, renewal }: StaffPartnerApplication): readonly Decision[] =>
  renewal?.signed ? ['countersign', ...possible[state]] : possible[state]

type Fields = { decision: Decision; code: string; percent: number | null; reason: string }

const codeFrom = (business: string): string =>
  business
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)

type FormProps = {
  application: StaffPartnerApplication
  /** The program's rate, for bookings from today on. */
  usualRate: number
  decisions: readonly Decision[]
  onDone: () => void
}

const DecideForm = ({ application, usualRate, decisions, onDone }: FormProps) => {
  const words = useWords(staffCommissionWords)
  const partnerWords = useWords(staffPartnersWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { percent: inPercent } = useFormats()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: {
      decision: decisions[0] ?? 'reject',
      code: application.code ?? codeFrom(application.businessName),
      percent: (application.rate ?? usualRate) / 100,
      reason: '',
    },
    problemsOf: ({ decision, code, percent, reason }) => ({
      ...(decision === 'send_agreement' && code.trim() === '' && { code: shared.required }),
      ...(decision === 'send_agreement' && percent === null && { percent: shared.required }),
      ...(needsReason.includes(decision) && reason.trim().length < 3 && { reason: shared.required }),
    }),
  })
  const { decision, percent } = form.values
  // Same rule as the server: the rate of an open agreement or of the partner's code, otherwise the program's.
  const agreed = application.state === 'rejected' ? usualRate : (application.rate ?? usualRate)
  const isMore = decision === 'send_agreement' && Math.round((percent ?? 0) * 100) > agreed
  const labelOf = (value: Decision) =>
    value === 'countersign' && application.renewal ? words.countersignAgain : words.decisions[value]
  const textOf = (value: Decision) =>
    value === 'countersign' && application.renewal ? words.countersignAgainText : words.consequences[value]
  const send = async ({ code, percent, reason }: Fields) => {
    const sends = decision === 'send_agreement'
    const body = { decision, reason, ...(sends && { code, rate: Math.round((percent ?? 0) * 100) }) }
    const answer = await api(decideApplication, { params: { applicationId: application.id }, body })
    if (!answer.ok) return form.refuse(answer.error.required as (keyof Fields)[], answer.error.message, shared.error)
    toast({ type: 'success', message: answer.results.outcome?.state === 'pending' ? words.agreementWaits : words.done })
    await revalidate()
    onDone()
  }
  return (
    <form method="post" noValidate className="staff-form" onSubmit={form.submit(send)}>
      <Select
        label={words.decide}
        emptyText=""
        options={decisions.map((value) => ({ value, label: labelOf(value) }))}
        {...form.field('decision')}
        onChange={(value) => form.change('decision', value as Decision)}
      />
      <p className="muted">{textOf(decision)}</p>
      {ends.includes(decision) && <Outstanding partnerId={application.accountId} />}
      {decision === 'send_agreement' && (
        <>
          <div className="staff-pair">
            <TextField
              label={words.code}
              hint={partnerWords.codeHint}
              required
              maxLength={64}
              {...form.field('code')}
            />
            <NumberField
              label={words.rate}
              unit="%"
              min={0}
              max={100}
              decimals={2}
              required
              locale={locale}
              words={{ unclear: partnerWords.invalidNumber }}
              {...form.field('percent')}
            />
          </div>
          <p role="status">
            {words.usualRate({ rate: inPercent(agreed) })} {isMore && words.secondDecides}
          </p>
        </>
      )}
      <TextArea
        label={words.reason}
        rows={2}
        maxLength={500}
        required={needsReason.includes(decision) || isMore}
        hint={isMore ? words.reasonForSecond : undefined}
        {...form.field('reason')}
      />
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {labelOf(decision)}
        </Button>
        <Button onClick={onDone}>{words.cancel}</Button>
      </div>
    </form>
  )
}

type Props = { application: StaffPartnerApplication; usualRate: number }

/** The available decisions on an application, with their consequences shown first. */
export const DecideButton = ({ application, usualRate }: Props) => {
  const words = useWords(staffCommissionWords)
  const [open, setOpen] = useState(false)
  const decisions = decisionsFor(application)
  if (decisions.length === 0) return null
  const name = application.businessName
  const manages = settled.includes(application.state) && !application.renewal?.signed
  const title = manages ? words.manageOf({ name }) : words.decideOf({ name })
  return (
    <>
      <Button size="small" aria-label={title} onClick={() => setOpen(true)}>
        {manages ? words.manage : words.decide}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={title} closeLabel={words.close}>
        <DecideForm
          application={application}
          usualRate={usualRate}
          decisions={decisions}
          onDone={() => setOpen(false)}
        />
      </Modal>
    </>
  )
}
