import { addDays } from '@porchlight/contract'
import { Button, Section, Table } from '@porchlight/ui'
import { weekdayName } from '#app/features/prices/weekday-name.ts'
import { type Formats, useFormats } from '#app/lib/formats.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { type StayRulesWords, stayRulesWords } from '#app/lib/messages/owner/stay-rules.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { HomePrices } from './year.ts'

type Line = { id: string; rule: string; least: number | null; most?: number; arrivals: string }

const weekdaysText = (days: readonly number[], words: StayRulesWords, formats: Formats): string =>
  days.length === 0 ? words.anyDay : days.map((number) => weekdayName(formats, number)).join(', ')

/** Stay rules from the default to the narrowest. */
const useLines = ({ stays }: HomePrices): Line[] => {
  const words = useWords(stayRulesWords)
  const shared = useWords(ownerPricingWords)
  const formats = useFormats()
  const { lastMinute, farOut, beside } = stays
  const apart = (id: string, rule: string, least: number): Line => ({ id, rule, least, arrivals: '' })
  return [
    {
      id: 'always',
      rule: words.always,
      least: stays.minNights,
      most: stays.maxNights,
      arrivals: weekdaysText(stays.arriveOn, words, formats),
    },
    ...stays.seasons.map(({ from, to, minNights, arriveOn }) => ({
      id: `${from} ${to}`,
      rule: shared.range({ from: formats.date(from), to: formats.date(addDays(to, -1)) }),
      least: minNights,
      arrivals: arriveOn.length === 0 ? '' : weekdaysText(arriveOn, words, formats),
    })),
    ...(lastMinute ? [apart('late', words.late({ days: lastMinute.days }), lastMinute.minNights)] : []),
    ...(farOut ? [apart('far', words.far({ days: farOut.days }), farOut.minNights)] : []),
    ...(beside ? [apart('beside', words.beside({ days: beside.days }), beside.minNights)] : []),
  ]
}

type Props = { prices: HomePrices; onEdit: () => void }

/** Minimum stay, check-in and check-out days, and gap rules. */
export const StayRules = ({ prices, onEdit }: Props) => {
  const words = useWords(stayRulesWords)
  const formats = useFormats()
  const { stays, home } = prices
  const ahead = stays.seasons.filter(({ to }) => to > home.today)
  const lines = useLines({ ...prices, stays: { ...stays, seasons: ahead } })
  return (
    <Section
      title={words.stays}
      note={words.staysNote}
      side={
        <Button size="small" onClick={onEdit}>
          {words.editStays}
        </Button>
      }
    >
      <Table
        caption={words.stays}
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          { id: 'rule', head: words.rule, cell: ({ rule }) => <b>{rule}</b> },
          { id: 'arrivals', head: words.arrivals, cell: ({ arrivals }) => arrivals },
          {
            id: 'asks',
            head: words.asks,
            align: 'end',
            cell: ({ least, most }) =>
              [least !== null && words.least({ number: least }), most !== undefined && words.upTo({ number: most })]
                .filter(Boolean)
                .join(' '),
          },
        ]}
      />
      <p className="muted">
        {stays.departOn.length > 0 && `${words.departures}: ${weekdaysText(stays.departOn, words, formats)}. `}
        {stays.fillGaps ? words.fills : words.fillsNot} {stays.preventGaps && words.prevents}
      </p>
    </Section>
  )
}
