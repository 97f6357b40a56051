import '#app/features/booking/stay-acts.css'
import {
  type Booking,
  type Canceler,
  type CancellationCost,
  type CancellationPreview,
  cancelBooking,
  type GoodwillBearer,
  goodwillBearers,
  type Money,
  previewCancellation,
} from '@porchlight/contract'
import { Alert, Button, Modal, RadioGroup, Skeleton, TextArea, toast } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RefundLines } from '#app/features/booking/refund-lines.tsx'
import { RefundTargets, type RefundTo } from '#app/features/booking/refund-targets.tsx'
import { api } from '#app/lib/api.ts'
import { useStepUp } from '#app/lib/confirm-self/use-step-up.tsx'
import { goToUnread } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { goodwillWords } from '#app/lib/messages/staff/goodwill.ts'
import { cancelStayWords } from '#app/lib/messages/stay/cancel-stay.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'

type Choices = { whose: Canceler; goodwill: Money | null; bearer: GoodwillBearer | undefined }
type Quote = { cancellation: CancellationPreview; cost: CancellationCost | null; refundTo: RefundTo; choices: string }

const shortestReason = 10

const queryOf = ({ whose, goodwill, bearer }: Choices) => ({
  whose,
  goodwill: whose === 'operator' ? 0 : (goodwill?.amount ?? 0),
  bearer,
})

/** The cancellation quote for the choices; not `isCurrent` while it is still the one for the previous choices. */
const useQuote = (id: string, chosen: Choices) => {
  const [quote, setQuote] = useState<Quote>()
  const [problem, setProblem] = useState('')
  const { whose, goodwill, bearer } = queryOf(chosen)
  const choices = JSON.stringify({ whose, goodwill, bearer })
  const loadQuote = async (isWanted = () => true) => {
    const answer = await api(previewCancellation, { params: { id }, query: { whose, goodwill, bearer } })
    if (!isWanted()) return
    setProblem(answer.ok ? '' : answer.error.message)
    setQuote(answer.ok ? { ...answer.results, choices } : undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: quoted for the current choices, and again only when the terms change
  useEffect(() => {
    let isWanted = true
    void loadQuote(() => isWanted)
    return () => {
      isWanted = false
    }
  }, [whose, goodwill, bearer])
  return { quote, isCurrent: quote?.choices === choices, problem, setProblem, loadQuote }
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

type Change = (changes: Partial<Choices>) => void

/** A goodwill refund beyond the policy, and who pays for it. */
const Goodwill = ({
  chosen,
  currency,
  missing,
  change,
}: {
  chosen: Choices
  currency: string
  missing: boolean
  change: Change
}) => {
  const words = useWords(goodwillWords)
  const { optional } = useWords(formWords)
  const { locale } = useHabits()
  const { whose, goodwill, bearer } = chosen
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
          onChange={(next) => change({ bearer: goodwillBearers.find((one) => one === next) })}
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
  /** Who may be canceling; the first follows the policy and is preselected. */
  choices: readonly Canceler[]
}

/** Cancels a booking: the policy is preselected, and a goodwill refund shows each party's cost first. */
const CancelStay = ({ booking, onClose, choices }: Props) => {
  const { money, stayDates } = useFormats()
  const words = useWords(cancelStayWords)
  const goodwill = useWords(goodwillWords)
  const { optional } = useWords(formWords)
  const { revalidate } = useRevalidator()
  const { stepUp, question, asking } = useStepUp()
  const [chosen, setChosen] = useState<Choices>({ whose: choices[0] ?? 'guest', goodwill: null, bearer: undefined })
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const id = String(booking.id)
  const { quote, isCurrent, problem, setProblem, loadQuote } = useQuote(id, chosen)
  const said = chosen.whose === 'no_show' ? words.missing : words
  const cost = quote?.cost ?? null
  const isShort = cost !== null && reason.trim().length < shortestReason

  const cancel = async (hash: string) => {
    const body = { reason, hash, ...queryOf(chosen) }
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
    if (answer.error.code === 'terms_changed') await loadQuote()
    setProblem(answer.error.code === 'terms_changed' ? words.termsChanged : answer.error.message)
  }
  const press = () => {
    if (!quote || goToUnread(document.querySelector('[role="alertdialog"]'))) return
    setTried(true)
    if (cost && (chosen.bearer === undefined || isShort)) return
    setBusy(true)
    setProblem('')
    void cancel(quote.cancellation.hash).finally(() => setBusy(false))
  }
  const labelOf = ({ cancellation: { refund } }: Quote): string => {
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
            {quote && (
              <Button look="danger" className="num" busy={busy || !isCurrent} onClick={press}>
                {labelOf(quote)}
              </Button>
            )}
          </>
        }
      >
        <p className="num">{words.ask({ home: booking.home.name, dates: stayDates(booking) })}</p>
        <RadioGroup
          className="stay-acts-part"
          legend={words.whose}
          value={chosen.whose}
          onChange={(next) =>
            setChosen({ ...chosen, whose: choices.find((one) => one === next) ?? chosen.whose, bearer: undefined })
          }
          options={choices.map((value) => ({ value, label: words.whoseIs[value], hint: words.whoseHint[value] }))}
        />
        <Goodwill
          chosen={chosen}
          currency={booking.total.currency}
          missing={tried}
          change={(changes) => setChosen({ ...chosen, ...changes })}
        />
        {problem && (
          <Alert tone="danger" live className="stay-acts-part">
            {problem}
          </Alert>
        )}
        {!quote && !problem && (
          <div role="status" aria-label={words.loading} className="stay-acts-part">
            <Skeleton height={180} />
          </div>
        )}
        {quote && (
          <>
            <RefundLines preview={quote.cancellation} />
            <RefundTargets refundTo={quote.refundTo} />
            {cost && chosen.bearer && <Cost cost={cost} />}
            {quote.cancellation.balanceDue.amount > 0 && (
              <p className="t-small num">{words.balance({ amount: money(quote.cancellation.balanceDue) })}</p>
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
