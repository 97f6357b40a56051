import { type Commission, type CommissionCause, ownCommission, type ResultsOf } from '@porchlight/contract'
import { Button, Modal, Timeline } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { attributionWords } from '#app/lib/messages/partner/attribution.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { canDispute, DisputeForm, isTooLate } from './dispute-form.tsx'

type Details = ResultsOf<typeof ownCommission>

const Cause = ({ cause }: { cause: CommissionCause }) => {
  const words = useWords(attributionWords)
  const { date } = useFormats()
  const dayOf = useOfficeDay()
  const { kind, code, at, windowDays, rebookedFrom, contested } = cause
  const day = at ? date(dayOf(at)) : ''
  const text = () => {
    if (kind === 'named') return words.causes.named({ day })
    if (kind === 'link') return words.causes.link({ code: code ?? '', day, days: String(windowDays) })
    return kind === 'rebooked' ? words.causes.rebooked({ number: rebookedFrom ?? '' }) : words.causes[kind]
  }
  return (
    <p data-content>
      {text()} {contested && words.contested}
    </p>
  )
}

const History = ({ changes }: Details) => {
  const words = useWords(commissionWords)
  const { date, money } = useFormats()
  const dayOf = useOfficeDay()
  return (
    <Timeline
      label={words.history}
      items={changes.map(({ at, to, amount, reason }, index) => ({
        state: index === changes.length - 1 ? 'current' : 'done',
        term: date(dayOf(at)),
        amount: money(amount),
        text: [words.states[to], words.reasons[reason]].join(', '),
      }))}
    />
  )
}

/** The partner's last message, and our answer or its due date. */
const LastDispute = ({ dispute }: Pick<Commission, 'dispute'>) => {
  const words = useWords(commissionWords)
  const { date } = useFormats()
  if (!dispute) return null
  const { reason, answer, answerBy } = dispute
  return (
    <>
      <h3 className="t-card">{words.yourDispute}</h3>
      <p data-content>“{reason}”</p>
      <p data-content>{answer ? words.answered({ answer }) : words.answerBy({ day: date(answerBy) })}</p>
    </>
  )
}

/** Why a commission is the partner's, what happened to it, and how to dispute it. */
export const CommissionDetails = ({ commission }: { commission: Commission }) => {
  const words = useWords(commissionWords)
  const { date } = useFormats()
  const dayOf = useOfficeDay()
  const [details, setDetails] = useState<Details>()
  const [open, setOpen] = useState(false)
  const { id, booking, note } = commission
  const what = booking?.number ?? note
  const show = async () => {
    const answer = await api(ownCommission, { params: { commissionId: id } })
    if (!answer.ok) return
    setDetails(answer.results)
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <>
      <Button size="small" look="bare" aria-label={words.detailsOf({ what })} onClick={() => void show()}>
        {words.details}
      </Button>
      <Modal open={open} onClose={close} title={words.detailsOf({ what })} closeLabel={words.cancel}>
        {details && (
          <div className="commission-details">
            <h3 className="t-card">{words.why}</h3>
            <Cause cause={details.cause} />
            <h3 className="t-card">{words.history}</h3>
            <History {...details} />
            <LastDispute dispute={commission.dispute} />
            {canDispute(commission) && (
              <>
                <h3 className="t-card">{words.dispute}</h3>
                {isTooLate(commission, dayOf(new Date().toISOString())) ? (
                  <p className="muted">{words.disputeEnded({ day: date(commission.disputeUntil) })}</p>
                ) : (
                  <DisputeForm commission={commission} onDone={close} />
                )}
              </>
            )}
          </div>
        )}
      </Modal>
    </>
  )
}
