import '#app/features/booking/stay-acts.css'
import {
  type Booking,
  type CancellationCost,
  type CancellationPreview,
  type Canceller,
  cancelBooking,
  type GoodwillBearer,
  goodwillBearers,
  type Money,
  previewCancellation,
} from '@porchlight/contract'
import { Alert, Button, Modal, MoneyField, RadioGroup, Skeleton, TextArea, toast } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RefundLines } from '#app/features/booking/refund-lines.tsx'
import { RefundTargets, type RefundTo } from '#app/features/booking/refund-targets.tsx'
import { useStepUp } from '#app/features/confirm-self/use-step-up.tsx'
import { api } from '#app/lib/api.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { goodwillWords } from '#app/lib/messages/staff/goodwill.ts'
import { cancelStayWords } from '#app/lib/messages/stay/cancel-stay.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Asked = { whose: Canceller; goodwill: Money | null; bearer: GoodwillBearer | undefined }
type Seen = { cancellation: CancellationPreview; cost: CancellationCost | null; refundTo: RefundTo }

const reasonLetters = 10

const wishOf = ({ whose, goodwill, bearer }: Asked) => ({
  whose,
  goodwill: whose === 'operator' ? 0 : (goodwill?.amount ?? 0),
  bearer,
})

/** What a cancellation would do, looked up again whenever something about it changes. */
const usePreview = (id: string, asked: Asked) => {
  const [seen, setSeen] = useState<Seen>()
  const [problem, setProblem] = useState('')
  const { whose, goodwill, bearer } = wishOf(asked)
  const look = async (isWanted = () => true) => {
    const answer = await api(previewCancellation, { params: { id }, query: { whose, goodwill, bearer } })
    if (!isWanted()) return
    setProblem(answer.ok ? '' : answer.error.message)
    setSeen(answer.ok ? answer.results : undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up for what was chosen, and again only when the terms have changed
  useEffect(() => {
    let isWanted = true
    void look(() => isWanted)
    return () => {
      isWanted = false
    }
  }, [whose, goodwill, bearer])
  return { seen, problem, setProblem, look }
}

const Cost = ({ cost }: { cost: CancellationCost }) => {
  const { money } = useFormats()
  const words = useWords(goodwillWords)
  const figures = { beyond: money(cost.beyond), owners: money(cost.owners), company: money(cost.company) }
  return (
    <Alert tone="warning" className="stay-acts-part num" title={words.costTitle(figures)}>
      <p>{words.cost(figures)}</p>
      {cost.needsSecond && <p>{words.needsSecond}</p>}
    </Alert>
  )
}

type Change = (changes: Partial<Asked>) => void

/** More than the policy gives, and who pays for it. */
const Goodwill = ({
  asked,
  currency,
  missing,
  change,
}: {
  asked: Asked
  currency: string
  missing: boolean
  change: Change
}) => {
  const words = useWords(goodwillWords)
  const { optional } = useWords(formWords)
  const { locale } = useHabits()
  const { whose, goodwill, bearer } = asked
  return (
    <>
      {whose !== 'operator' && (
        <MoneyField
          className="stay-acts-part"
          label={words.amount}
          aside={optional}
          hint={words.amountHint}
          currency={currency}
          min={1}
          words={{ unclear: words.unclear }}
          locale={locale}
          value={goodwill}
          onChange={(next) => change({ goodwill: next })}
        />
      )}
      {(whose === 'operator' || (goodwill?.amount ?? 0) > 0) && (
        <RadioGroup
          className="stay-acts-part"
          legend={words.bearer}
          value={bearer}
          error={missing && bearer === undefined ? words.bearerMissing : undefined}
          onChange={(chosen) => change({ bearer: goodwillBearers.find((one) => one === chosen) })}
          options={goodwillBearers.map((value) => ({
            value,
            label: words.bearers[value],
            hint: words.bearerHints[value],
          }))}
        />
      )}
    </>
  )
}

type Props = {
  booking: Booking
  onClose: () => void
  /** Whose cancellation it may be; the first, which gives what the policy gives, is chosen. */
  choices: readonly Canceller[]
}

/** The team cancels a stay: the policy is preselected, and what goes beyond it says first whom it costs what. */
const CancelStay = ({ booking, onClose, choices }: Props) => {
  const { money, stayDates } = useFormats()
  const words = useWords(cancelStayWords)
  const goodwill = useWords(goodwillWords)
  const { optional } = useWords(formWords)
  const { revalidate } = useRevalidator()
  const { stepUp, question, asking } = useStepUp()
  const [asked, setAsked] = useState<Asked>({ whose: choices[0] ?? 'guest', goodwill: null, bearer: undefined })
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const id = String(booking.id)
  const { seen, problem, setProblem, look } = usePreview(id, asked)
  const said = asked.whose === 'no_show' ? words.missing : words
  const cost = seen?.cost ?? null
  const isShort = cost !== null && reason.trim().length < reasonLetters

  const cancel = async (hash: string) => {
    const body = { reason, hash, ...wishOf(asked) }
    const answer = await stepUp(() => api(cancelBooking, { params: { id }, body }))
    if (!answer) return
    if (answer.ok) {
      const { outcome, refund } = answer.results
      await revalidate()
      onClose()
      if (outcome?.state === 'pending') return toast({ type: 'success', message: goodwill.sent })
      const back = refund.refund
      return toast({ message: back.amount > 0 ? said.made({ amount: money(back) }) : said.madeNothing })
    }
    if (answer.error.code === 'terms_changed') await look()
    setProblem(answer.error.code === 'terms_changed' ? words.termsChanged : answer.error.message)
  }
  const press = () => {
    if (!seen) return
    setTried(true)
    if (cost && (asked.bearer === undefined || isShort)) return
    setBusy(true)
    setProblem('')
    void cancel(seen.cancellation.hash).finally(() => setBusy(false))
  }
  const labelOf = ({ cancellation: { refund } }: Seen): string => {
    const amount = money(refund)
    if (cost?.needsSecond) return goodwill.send({ amount })
    return refund.amount > 0 ? said.make({ amount }) : said.makeNothing
  }

  return (
    <>
      <Modal
        open={!asking}
        role="alertdialog"
        size="large"
        title={words.head}
        closeLabel={words.close}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{words.keep}</Button>
            {seen && (
              <Button look="danger" className="num" busy={busy} onClick={press}>
                {labelOf(seen)}
              </Button>
            )}
          </>
        }
      >
        <p className="num">{words.ask({ home: booking.home.name, dates: stayDates(booking) })}</p>
        <RadioGroup
          className="stay-acts-part"
          legend={words.whose}
          value={asked.whose}
          onChange={(chosen) =>
            setAsked({ ...asked, whose: choices.find((one) => one === chosen) ?? asked.whose, bearer: undefined })
          }
          options={choices.map((value) => ({ value, label: words.whoseIs[value], hint: words.whoseHint[value] }))}
        />
        <Goodwill
          asked={asked}
          currency={booking.total.currency}
          missing={tried}
          change={(changes) => setAsked({ ...asked, ...changes })}
        />
        {problem && (
          <Alert tone="danger" live className="stay-acts-part">
            {problem}
          </Alert>
        )}
        {!seen && !problem && (
          <div role="status" aria-label={words.loading} className="stay-acts-part">
            <Skeleton height={180} />
          </div>
        )}
        {seen && (
          <>
            <RefundLines preview={seen.cancellation} />
            <RefundTargets refundTo={seen.refundTo} />
            {cost && asked.bearer && <Cost cost={cost} />}
            {seen.cancellation.balanceDue.amount > 0 && (
              <p className="t-small num">{words.balance({ amount: money(seen.cancellation.balanceDue) })}</p>
            )}
          </>
        )}
        <TextArea
          className="stay-acts-part"
          label={cost ? goodwill.reason : words.reason}
          aside={cost ? undefined : optional}
          hint={words.reasonHint}
          error={tried && isShort ? goodwill.reasonShort : undefined}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
      </Modal>
      {question}
    </>
  )
}
// React.lazy asks for a default export.
export default CancelStay
