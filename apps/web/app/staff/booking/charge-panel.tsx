import { type Booking, dateIn, type ReceivedPayments, receivedPayments } from '@porchlight/contract'
import { Alert, RadioGroup, SidePanel, Skeleton } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { AskForm } from '#app/features/booking/payment-requests.tsx'
import { api } from '#app/lib/api.ts'
import { paymentRequestWords } from '#app/lib/messages/owner/payment-requests.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { receivedPaymentWords } from '#app/lib/messages/staff/received-payments.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'
import { RecordForm } from './record-form.tsx'

export type ChargeWay = 'link' | 'received'

type Props = { booking: Booking; ways: readonly ChargeWay[]; start: ChargeWay; onClose: () => void }
type Act = ReturnType<typeof useStepUpAction>['act']

/** Records a payment once the open balance is loaded. */
const Received = ({ booking: { id }, act, onClose }: Pick<Props, 'booking' | 'onClose'> & { act: Act }) => {
  const words = useWords(receivedPaymentWords)
  const { timeZone: companyZone } = useSite()
  const [received, setReceived] = useState<ReceivedPayments>()
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    void api(receivedPayments, { params: { id } }).then((answer) =>
      answer.ok ? setReceived(answer.results) : setRefusal(answer.error.message),
    )
  }, [id])
  if (refusal !== undefined) return <Alert tone="danger">{refusal}</Alert>
  if (!received) return <Skeleton height={320} />
  if (received.open.amount === 0) return <p className="muted">{words.nothingOpen}</p>
  const today = dateIn(companyZone, new Date())
  return <RecordForm bookingId={id} received={received} today={today} act={act} onDone={onClose} />
}

/** Requests an amount from the guest by link, or records what they paid by wire, check, or in cash. */
const ChargePanel = ({ booking, ways, start, onClose }: Props) => {
  const words = useWords(receivedPaymentWords)
  const request = useWords(paymentRequestWords)
  const { close } = useWords(staffBookingWords)
  const { act, question, asking } = useStepUpAction()
  const [way, setWay] = useState(start)
  const title = way === 'link' ? request.title : words.title
  return (
    <>
      <SidePanel open={!asking} title={title} closeLabel={close} tenths={{ md: 7, lg: 4 }} onClose={onClose}>
        {ways.length > 1 && (
          <div className="booking-ways">
            <RadioGroup
              legend={words.way}
              look="segments"
              value={way}
              onChange={(value) => setWay(value as ChargeWay)}
              options={ways.map((value) => ({ value, label: words.ways[value] }))}
            />
          </div>
        )}
        {way === 'link' ? (
          <AskForm bookingId={booking.id} currency={booking.total.currency} onRequested={onClose} />
        ) : (
          <Received booking={booking} act={act} onClose={onClose} />
        )}
      </SidePanel>
      {question}
    </>
  )
}
// React.lazy asks for a default export.
export default ChargePanel
