import './partner-money.css'
import type { AttributionExplained, AttributionTouch, TouchVerdict } from '@porchlight/contract'
import { Status, type StatusState, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { attributionWords } from '#app/lib/messages/partner/attribution.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'

const shapes: Record<TouchVerdict, StatusState> = {
  credited: 'done',
  outranked: 'half',
  older: 'half',
  expired: 'off',
  own_booking: 'off',
  paused: 'off',
}

/** Who a booking is credited to, in one line, and why in the next. */
export const Credit = ({ attribution: { credit, conflict } }: { attribution: AttributionExplained }) => {
  const words = useWords(attributionWords)
  const { programs } = useWords(partnerProgramWords)
  const { date, percent } = useFormats()
  const dayOf = useOfficeDay()
  if (!credit) return <p className="muted">{words.none}</p>
  const { partner, program, rate, named, at, code, windowDays, rebookedFrom } = credit
  const day = date(dayOf(at))
  const decidedAt = conflict?.code === code ? conflict.decidedAt : null
  const how = () => {
    if (conflict && decidedAt)
      return words.how.decided({
        name: conflict.decidedBy ?? '',
        day: date(dayOf(decidedAt)),
        reason: conflict.reason ?? '',
      })
    if (rebookedFrom) return words.how.rebooked({ number: rebookedFrom })
    return named ? words.how.named({ day }) : words.how.link({ code, day, days: String(windowDays) })
  }
  return (
    <p className="commission-cell">
      <b data-content>{words.credited({ partner: partner.name, program: programs[program], rate: percent(rate) })}</b>
      <small data-content>{how()}</small>
    </p>
  )
}

/** Why the guest may be the partner. */
export const SharedWithPartner = ({ attribution: { ownStay } }: { attribution: AttributionExplained }) => {
  const words = useWords(attributionWords)
  return words.sharedBy({ what: (ownStay?.shared ?? []).map((one) => words.shared[one]).join(', ') })
}

/** What staff found about a guest who might have been the partner. */
export const OwnStayDecision = ({ attribution: { ownStay } }: { attribution: AttributionExplained }) => {
  const words = useWords(attributionWords)
  const { date } = useFormats()
  const dayOf = useOfficeDay()
  if (!ownStay?.decidedAt) return null
  const { isOwn, decidedBy, decidedAt, reason } = ownStay
  const found = { name: decidedBy ?? '', day: date(dayOf(decidedAt)), reason: reason ?? '' }
  return (
    <p className="muted" data-content>
      {isOwn ? words.ownDecided.own(found) : words.ownDecided.other(found)}
    </p>
  )
}

/** Who claims the booking, and why. */
export const Claims = ({ claims }: Pick<AttributionExplained, 'claims'>) => {
  const words = useWords(attributionWords)
  const { date } = useFormats()
  const dayOf = useOfficeDay()
  return claims.map(({ code, partner, reason, at, answerBy }) => (
    <p key={code} className="commission-cell">
      <b data-content>{partner.name}</b>
      <small data-content>{words.claimed({ day: date(dayOf(at)), by: date(answerBy), reason })}</small>
    </p>
  ))
}

/** Every touch that was weighed, with its window and outcome (R59). */
export const Touches = ({ touches }: { touches: readonly AttributionTouch[] }) => {
  const words = useWords(attributionWords)
  const { programs } = useWords(partnerProgramWords)
  const { date } = useFormats()
  const dayOf = useOfficeDay()
  if (touches.length === 0) return <p className="muted">{words.unknown}</p>
  return (
    <>
      <Table
        caption={words.touches}
        rows={touches}
        rowKey={({ code }) => code}
        columns={[
          {
            id: 'partner',
            head: words.partner,
            cell: ({ partner, program }) => (
              <span className="commission-cell">
                <b data-content>{partner.name}</b>
                <small>{programs[program]}</small>
              </span>
            ),
          },
          {
            id: 'touch',
            head: words.touch,
            cell: ({ named, code, at, windowDays }) => (
              <span className="commission-cell">
                <span className="num">{date(dayOf(at))}</span>
                <small data-content>{named ? words.named : words.link({ code })}</small>
                {!named && <small>{words.window({ days: String(windowDays) })}</small>}
              </span>
            ),
          },
          {
            id: 'verdict',
            head: words.verdict,
            cell: ({ verdict }) => <Status state={shapes[verdict]}>{words.verdicts[verdict]}</Status>,
          },
        ]}
      />
      <p className="muted commission-rule">{words.rule}</p>
    </>
  )
}
