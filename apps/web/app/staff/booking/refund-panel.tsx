import './refund-panel.css'
import {
  type Booking,
  type LineRefundPreview,
  previewLineRefund,
  type RefundKind,
  refundableLines,
  refundBookingLines,
  refundKinds,
} from '@porchlight/contract'
import { Alert, Button, Select, SidePanel, Skeleton, TextArea, toast } from '@porchlight/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { RefundTargets } from '#app/features/booking/refund-targets.tsx'
import { api } from '#app/lib/api.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useUnsaved } from '#app/lib/leave-guard.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useAnswer } from '#app/lib/use-answer.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'
import { chosenLines, type RefundAmounts, type RefundableLine } from './refund-amounts.ts'
import { RefundCost, type SplitDraft } from './refund-cost.tsx'
import { RefundLines } from './refund-lines.tsx'

const shortestReason = 10
const formId = 'refund'

/** Who has to approve it, before it is sent. */
const Approvers = ({ refund: { needsSecond, approvers } }: { refund: LineRefundPreview }) => {
  const { refund: words } = useWords(staffBookingWords)
  const { anyOf } = useFormats()
  if (!needsSecond) return null
  return (
    <p className="refund-approvers" data-content>
      {approvers.length > 0 ? words.approves({ names: anyOf(approvers) }) : words.noApprover}
    </p>
  )
}

/** Refunds parts of a booking’s price, line by line, with a reason. */
const RefundPanel = ({
  booking: { id, number, nights, netPaid, total },
  onClose,
}: {
  booking: Booking
  onClose: () => void
}) => {
  const words = useWords(staffBookingWords)
  const shared = useWords(formWords)
  const { money } = useFormats()
  const { act, question, asking } = useStepUpAction()
  const [lines, setLines] = useState<RefundableLine[]>()
  const [amounts, setAmounts] = useState<RefundAmounts>({})
  const [kind, setKind] = useState<RefundKind>('other')
  const [reason, setReason] = useState('')
  useUnsaved(kind !== 'other' || reason.trim() !== '', 'record')
  const [problem, setProblem] = useState('')
  const [split, setSplit] = useState<SplitDraft>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void api(refundableLines, { params: { id } }).then((answer) => answer.ok && setLines(answer.results.lines))
  }, [id])
  const chosen = chosenLines(amounts)
  const whole = chosen.reduce((sum, { amount }) => sum + amount, 0)
  const ownersBear = split?.ownersBear ? Math.min(split.ownersBear.amount, whole) : undefined
  const preview = useAnswer(chosen.length > 0 ? { lines: chosen, ownersBear } : undefined, (wanted) =>
    api(previewLineRefund, { params: { id }, body: wanted }),
  )
  const refund = preview.answer?.ok ? preview.answer.results.refund : undefined
  const refusal = preview.answer?.ok === false ? preview.answer.error.message : problem
  const unpaid = total.amount - netPaid.amount
  const isShort = reason.trim().length < shortestReason
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (goToUnread(event.currentTarget)) return
    if (!refund || preview.busy) return setProblem(words.refund.chooseLine)
    if (isShort) return setProblem(words.refund.reasonShort)
    if (split && ownersBear === undefined)
      return setProblem(words.refund.split.amountMissing({ amount: money({ ...total, amount: whole }) }))
    if (split && split.reason.trim().length < shortestReason) return setProblem(words.refund.split.whyShort)
    setProblem('')
    setBusy(true)
    const divided = split && ownersBear !== undefined ? { ownersBear, reason: split.reason } : undefined
    const body = { lines: chosen, kind, reason, split: divided, hash: refund.hash }
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
        footer={
          <>
            {refund && <Approvers refund={refund} />}
            <Button onClick={onClose}>{words.close}</Button>
            <Button type="submit" form={formId} look="primary" className="num" busy={busy}>
              {refund ? button({ amount: money(refund.amount) }) : words.acts.refund}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" className="refund-panel" noValidate onSubmit={(event) => void send(event)}>
          <p className="muted num">{words.refund.paid({ number, amount: money(netPaid) })}</p>
          {lines ? (
            <RefundLines lines={lines} nights={nights} amounts={amounts} onChange={setAmounts} refund={refund} />
          ) : (
            <Skeleton height={240} />
          )}
          {unpaid > 0 && (
            <p className="muted num">{words.refund.unpaid({ amount: money({ ...total, amount: unpaid }) })}</p>
          )}
          <Select
            label={words.refund.kind}
            emptyText=""
            value={kind}
            options={refundKinds.map((value) => ({ value, label: words.refund.kinds[value] }))}
            onChange={(value) => setKind(refundKinds.find((one) => one === value) ?? 'other')}
          />
          <TextArea
            label={words.refund.reason}
            hint={words.refund.reasonHint}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={setReason}
          />
          {refund && (
            <>
              <Alert tone="warning" className="num" title={words.refund.guestGets({ amount: money(refund.amount) })}>
                <RefundTargets refundTo={refund.refundTo} />
              </Alert>
              <RefundCost refund={refund} split={split} onSplit={setSplit} />
            </>
          )}
          {refusal && (
            <Alert tone="danger" live title={shared.error}>
              {refusal}
            </Alert>
          )}
        </form>
      </SidePanel>
      {question}
    </>
  )
}
// React.lazy asks for a default export.
export default RefundPanel
