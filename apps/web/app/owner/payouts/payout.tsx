import type { PaidPayout } from '@porchlight/contract'
import { Disclosure, Status, type StatusState, Table, UiLink } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { ownerPayoutWords } from '#app/lib/messages/owner/payouts.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { useStatementPlaces } from '../statement/places.ts'
import { periodOf } from './period.ts'

type Props = { payout: PaidPayout; homeId: number | undefined }

const Covers = ({ payout: { at, covers }, homeId }: Props) => {
  const { day, amount } = useFormats()
  const dayOf = useOfficeDay()
  const words = useWords(ownerPayoutWords)
  const { booking } = useStatementPlaces()
  return (
    <Table
      caption={words.coversCaption({ day: day(dayOf(at)) })}
      rows={homeId === undefined ? covers : covers.filter((cover) => cover.homeId === homeId)}
      rowKey={(cover) => `${cover.entryId}-${cover.homeId}`}
      rowHref={({ bookingId }) => (bookingId === null ? undefined : booking?.(bookingId))}
      columns={[
        { id: 'what', head: words.earning, cell: (cover) => cover.document },
        { id: 'home', head: words.home, cell: (cover) => cover.home },
        { id: 'on', head: words.on, cell: (cover) => day(cover.on) },
        { id: 'amount', head: words.amount, align: 'end', cell: (cover) => amount(cover.amount) },
      ]}
    />
  )
}

const shapes: Record<PaidPayout['state'], StatusState> = { sent: 'half', settled: 'done', returned: 'broken' }

const PayoutState = ({ state, expectedOn, accountStands, at }: PaidPayout) => {
  const { day } = useFormats()
  const dayOf = useOfficeDay()
  const words = useWords(ownerPayoutWords)
  const { payoutAccounts } = useStatementPlaces()
  const text = state === 'sent' ? words.states.sent({ day: day(expectedOn ?? dayOf(at)) }) : words.states[state]
  return (
    <p className="payout-state">
      <Status state={shapes[state]}>{text}</Status>
      {payoutAccounts && state === 'returned' && !accountStands && (
        <UiLink className="inline-link" href={payoutAccounts}>
          {words.otherAccount}
        </UiLink>
      )}
    </p>
  )
}

/** A payout with its account, statement and earnings. */
export const Payout = ({ payout, homeId }: Props) => {
  const { day, money } = useFormats()
  const dayOf = useOfficeDay()
  const words = useWords(ownerPayoutWords)
  const { quarter } = useWords(ownerStatementWords)
  const { at, amount, account, note, statement, entryId } = payout
  const where = account
    ? words.toAccount({ account: words.accounts[account.kind]({ ending: account.ending }) })
    : words.unknownAccount
  const path = useStatementPlaces().statement(statement)
  const period = periodOf(payout.covers)
  return (
    <article className="payout" aria-label={`${day(dayOf(at))}, ${money(amount)}`}>
      <div className="payout-head">
        <p className="payouts-what">
          <b>{day(dayOf(at))}</b>
          <small>{note ? `${where} · ${note}` : where}</small>
          {period && <small>{words.period({ from: day(period.from), to: day(period.to) })}</small>}
        </p>
        <p className="payout-told">
          <UiLink className="inline-link" href={`${path}?currency=${amount.currency}`}>
            {words.statement({ quarter: quarter(statement) })}
          </UiLink>
          <small>{words.entry({ id: String(entryId) })}</small>
        </p>
        <p className="payout-amount">{money(amount)}</p>
      </div>
      <PayoutState {...payout} />
      <Disclosure summary={words.covers}>
        <Covers payout={payout} homeId={homeId} />
      </Disclosure>
    </article>
  )
}
