import { type BlockKind, blockKinds, type OwnerStaysOfHome, type OwnStayCost, shareOf } from '@porchlight/contract'
import { Alert, Button, RadioGroup, TextField } from '@porchlight/ui'
import { nightsPicked } from '@porchlight/ui/homes-calendar'
import { useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { rangeText } from './bar-texts.ts'
import type { CalendarHome, HomeCalendar } from './row.ts'
import { cheaperNear, rentTotal, type Selection } from './selection.ts'
import { type BlockProblem, useBlockNights } from './use-block-nights.ts'
import { useOwnStayCost } from './use-own-stay-cost.ts'
import { useOwnerStays } from './use-owner-stays.ts'

type Props = {
  home: CalendarHome
  calendar: HomeCalendar
  selection: Selection
  onBlocked: () => void
  onLeave: () => void
}

/** The nights' rent: the most that blocking them can cost. */
const PriceTag = ({ home, calendar, selection }: Omit<Props, 'onBlocked' | 'onLeave'>) => {
  const { money, percent } = useFormats()
  const words = useWords(ownerCalendarWords)
  const rent = rentTotal(selection, calendar.nights)
  const currency = calendar.nights.find(({ price }) => price)?.price?.currency
  if (rent === null || !currency) return null
  const { shareBasisPoints } = home
  const yours = shareBasisPoints === undefined ? undefined : { amount: shareOf(rent, shareBasisPoints), currency }
  return (
    <div className="cal-tag">
      <p>{words.onOffer}</p>
      <p className="cal-tag-figure">{money(yours ?? { amount: rent, currency })}</p>
      <dl>
        <div>
          <dt>{words.rent({ number: nightsPicked(selection) })}</dt>
          <dd>{money({ amount: rent, currency })}</dd>
        </div>
        {yours && shareBasisPoints !== undefined && (
          <div>
            <dt>{words.share({ percent: percent(shareBasisPoints) })}</dt>
            <dd>{money(yours)}</dd>
          </div>
        )}
      </dl>
      <small>{words.beforeCommission}</small>
    </div>
  )
}

/** The real cost of an owner stay: the lost earnings after commission, and the cleaning. */
const OwnStayPrice = ({ cost }: { cost: OwnStayCost }) => {
  const { money } = useFormats()
  const words = useWords(ownerCalendarWords)
  const { lines, forgone, cleaning, total } = cost
  return (
    <div className="cal-tag">
      <p>{words.ownCost}</p>
      <p className="cal-tag-figure">{money(total)}</p>
      <dl>
        {lines.map(({ code, label, amount }) => (
          <div key={`${code} ${label}`}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{words.forgone}</dt>
          <dd>{money(forgone)}</dd>
        </div>
        <div>
          <dt>{words.cleaningAfter}</dt>
          <dd>{money(cleaning)}</dd>
        </div>
      </dl>
      <small>{words.ownCostNote}</small>
    </div>
  )
}

const BlockProblemAlert = ({ problem }: { problem: BlockProblem }) => (
  <Alert tone="danger" live title={problem.text}>
    {problem.holders.length > 0 && (
      <ul>
        {problem.holders.map((holder) => (
          <li key={holder}>{holder}</li>
        ))}
      </ul>
    )}
  </Alert>
)

/** Lower-priced dates nearby. */
const CheaperNights = ({ calendar, selection }: Pick<Props, 'calendar' | 'selection'>) => {
  const words = useWords(ownerCalendarWords)
  const formats = useFormats()
  const currency = calendar.nights.find(({ price }) => price)?.price?.currency
  const cheaper = cheaperNear(selection, calendar.nights, calendar.home.today)
  if (cheaper.length === 0 || !currency) return null
  return (
    <div className="cal-cheaper">
      <p>{words.cheaper}</p>
      <ul>
        {cheaper.map(({ from, to, rent }) => (
          <li key={from} className="num">
            {words.cheaperLine({
              range: rangeText({ from, to }, words, formats),
              amount: formats.money({ amount: rent, currency }),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Owner nights used this year, out of those agreed (R52). */
const NightsOfYear = ({ stays, from }: { stays: OwnerStaysOfHome | undefined; from: string }) => {
  const words = useWords(ownerCalendarWords)
  const limit = stays?.rules.nightsPerYear
  const found = stays?.years.find(({ year }) => String(year) === from.slice(0, 4))
  if (!found) return null
  const year = String(found.year)
  const said =
    limit === null || limit === undefined
      ? words.yearLine({ year, taken: found.taken })
      : words.yearLimit({ year, limit, taken: found.taken })
  return <p className="cal-consequence">{said}</p>
}

/** The form to block the selected nights: type, reason, and cost. */
export const BlockForm = ({ home, calendar, selection, onBlocked, onLeave }: Props) => {
  const words = useWords(ownerCalendarWords)
  const [kind, setKind] = useState<BlockKind>('owner_stay')
  const [reason, setReason] = useState('')
  const { keep, busy, problem } = useBlockNights(calendar.home)
  const stays = useOwnerStays(home.id)
  const cost = useOwnStayCost(home.id, selection)
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (!busy && (await keep({ from: selection.from, to: selection.to, kind, reason }))) onBlocked()
  }
  return (
    <form method="post" className="cal-keep" onSubmit={submit}>
      <RadioGroup
        legend={words.kind}
        hideLegend
        look="segments"
        name="kind"
        value={kind}
        onChange={(value) => setKind(value as BlockKind)}
        options={blockKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {kind === 'owner_stay' && cost ? (
        <OwnStayPrice cost={cost} />
      ) : (
        <PriceTag home={home} calendar={calendar} selection={selection} />
      )}
      {kind === 'owner_stay' && (
        <>
          <CheaperNights calendar={calendar} selection={selection} />
          <NightsOfYear stays={stays} from={selection.from} />
        </>
      )}
      <TextField label={words.reason} hint={words.reasonHint} maxLength={300} value={reason} onChange={setReason} />
      <p className="cal-consequence">{words.consequence({ home: home.name })}</p>
      {problem && <BlockProblemAlert problem={problem} />}
      <div className="cal-acts">
        <Button type="submit" look="primary" busy={busy}>
          {words.keep}
        </Button>
        <Button look="bare" onClick={onLeave}>
          {words.cancelPick}
        </Button>
      </div>
    </form>
  )
}
