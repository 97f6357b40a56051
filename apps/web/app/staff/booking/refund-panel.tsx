import './refund-panel.css'
import {
  type Booking,
  type LineRefundPreview,
  type Money,
  previewLineRefund,
  type ResultsOf,
  refundableLines,
  refundBookingLines,
} from '@porchlight/contract'
import { Alert, Button, SidePanel, Skeleton, TextArea, toast } from '@porchlight/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { RefundTargets } from '#app/features/booking/refund-targets.tsx'
import { api } from '#app/lib/api.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { paymentRequestWords } from '#app/lib/messages/owner/payment-requests.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { useAnswer } from '#app/lib/use-answer.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'

type Refundable = ResultsOf<typeof refundableLines>
type Amounts = Readonly<Record<string, Money | null>>

const shortestReason = 10

const linesIn = (amounts: Amounts) =>
  Object.entries(amounts).flatMap(([line, money]) =>
    money && money.amount > 0 ? [{ line, amount: money.amount }] : [],
  )

/** Each line with its refund; a button fills in the full amount. */
const Lines = ({
  lines,
  amounts,
  onChange,
}: {
  lines: Refundable['lines']
  amounts: Amounts
  onChange: (amounts: Amounts) => void
}) => {
  const words = useWords(staffBookingWords)
  const { unclear } = useWords(paymentRequestWords)
  const { money } = useFormats()
  const { locale } = useHabits()
  return (
    <ul className="refund-lines num">
      {lines.map(({ line, label, amount }) => (
        <li key={line}>
          <span className="staff-cell">
            {label}
            <small>{words.refund.of({ amount: money(amount) })}</small>
          </span>
          <MoneyField
            label={<span className="visually-hidden">{words.refund.lineOf({ line: label })}</span>}
            currency={amount.currency}
            min={0}
            max={amount.amount}
            locale={locale}
            words={{ unclear, outside: words.refund.most({ amount: money(amount) }) }}
            value={amounts[line] ?? null}
            onChange={(value) => onChange({ ...amounts, [line]: value })}
          />
          <Button
            size="small"
            look="bare"
            aria-label={words.refund.allOf({ line: label })}
            onClick={() => onChange({ ...amounts, [line]: amount })}
          >
            {words.refund.all}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Who is refunded how much, and what it costs owners and company. */
const Consequence = ({
  refund: { amount, taxes, owners, company, refundTo, needsSecond },
}: {
  refund: LineRefundPreview
}) => {
  const { refund: words } = useWords(staffBookingWords)
  const { money } = useFormats()
  const less = { ...owners.before, amount: owners.before.amount - owners.after.amount }
  return (
    <>
      <Alert tone="warning" className="num" title={words.guestGets({ amount: money(amount) })}>
        <p>{words.withTaxes({ amount: money(taxes) })}</p>
        <RefundTargets refundTo={refundTo} />
      </Alert>
      <dl className="refund-bearers num">
        <dt>{words.owners({ before: money(owners.before), after: money(owners.after) })}</dt>
        <dd>{money(less)}</dd>
        <dt>{words.company}</dt>
        <dd>{money(company)}</dd>
        <dt>{words.taxesNotOwed}</dt>
        <dd>{money(taxes)}</dd>
      </dl>
      {needsSecond && <Alert>{words.needsSecond}</Alert>}
    </>
  )
}

/** Refunds parts of a booking’s price, line by line, with a reason. */
const RefundPanel = ({ booking: { id, number, netPaid }, onClose }: { booking: Booking; onClose: () => void }) => {
  const words = useWords(staffBookingWords)
  const shared = useWords(formWords)
  const { money } = useFormats()
  const { act, question, asking } = useStepUpAction()
  const [lines, setLines] = useState<Refundable['lines']>()
  const [amounts, setAmounts] = useState<Amounts>({})
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void api(refundableLines, { params: { id } }).then((answer) => answer.ok && setLines(answer.results.lines))
  }, [id])
  const chosen = linesIn(amounts)
  const preview = useAnswer(chosen.length > 0 ? chosen : undefined, (wanted) =>
    api(previewLineRefund, { params: { id }, body: { lines: wanted } }),
  )
  const refund = preview.answer?.ok ? preview.answer.results.refund : undefined
  const refusal = preview.answer?.ok === false ? preview.answer.error.message : problem
  const isShort = reason.trim().length < shortestReason
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (goToUnread(event.currentTarget)) return
    if (!refund || preview.busy) return setProblem(words.refund.chooseLine)
    if (isShort) return setProblem(words.refund.reasonShort)
    setProblem('')
    setBusy(true)
    const body = { lines: chosen, reason, hash: refund.hash }
    const done = await act(() => api(refundBookingLines, { params: { id }, body }), setProblem)
    setBusy(false)
    if (!done) return
    const message = done.outcome.state === 'pending' ? words.refund.sentForApproval : words.refund.done
    toast({ type: 'success', message: message({ amount: money(done.refund.amount) }) })
    onClose()
  }
  const button = refund?.needsSecond ? words.refund.forApproval : words.refund.button
  return (
    <>
      <SidePanel
        open={!asking}
        title={words.acts.refund}
        closeLabel={words.close}
        tenths={{ md: 7, lg: 4 }}
        onClose={onClose}
      >
        <form method="post" className="refund-panel" noValidate onSubmit={(event) => void send(event)}>
          <p className="muted num">{words.refund.paid({ number, amount: money(netPaid) })}</p>
          {lines ? <Lines lines={lines} amounts={amounts} onChange={setAmounts} /> : <Skeleton height={160} />}
          <TextArea
            label={words.refund.reason}
            hint={words.refund.reasonHint}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={setReason}
          />
          {refund && <Consequence refund={refund} />}
          {refusal && (
            <Alert tone="danger" live title={shared.error}>
              {refusal}
            </Alert>
          )}
          <Button type="submit" look="primary" busy={busy}>
            {refund ? button({ amount: money(refund.amount) }) : words.acts.refund}
          </Button>
        </form>
      </SidePanel>
      {question}
    </>
  )
}
// React.lazy asks for a default export.
export default RefundPanel
