import { accountingPeriods } from '@porchlight/contract'
import { ChipLink, Section, Stat, Table } from '@porchlight/ui'
import { Measure } from '#app/features/owner-money/measure.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { ownerAccountingWords } from '#app/lib/messages/owner/accounting.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Accounting, accountingHref } from './accounting.ts'

type Props = { accounting: Accounting }

const Periods = ({ accounting }: Props) => {
  const words = useWords(ownerAccountingWords)
  return accountingPeriods.map((period) => (
    <ChipLink
      key={period}
      on={period === accounting.period}
      removable={false}
      href={`${accountingHref(accounting.property?.id, { ...accounting, period })}#nights`}
    >
      {words.periods[period]}
    </ChipLink>
  ))
}

const usePaceNote = ({ now, yearAgo, yearAgoFinal, yearAgoOn }: Accounting['pace']): string => {
  const { money, day } = useFormats()
  const words = useWords(ownerAccountingWords)
  const rent = money(now.rent)
  if (yearAgo.nights === 0 && yearAgoFinal.nights === 0) return words.paceAlone({ rent })
  return words.paceText({
    rent,
    day: day(yearAgoOn),
    nights: yearAgo.nights,
    before: money(yearAgo.rent),
    later: yearAgoFinal.nights,
  })
}

const Rates = ({ accounting }: Props) => {
  const { nights, pace, stays } = accounting
  const { money, amount } = useFormats()
  const words = useWords(ownerAccountingWords)
  const sold = stays.reduce((sum, stay) => sum + stay.nights, 0)
  const figureOf = (figure: typeof nights.adr) => (figure ? amount(figure) : words.none)
  return (
    <div className="accounting-rates">
      <Stat
        label={words.adr}
        figure={figureOf(nights.adr)}
        note={words.adrText({ rent: money(nights.rent), nights: sold })}
      />
      <Stat
        label={words.revpar}
        figure={figureOf(nights.revpar)}
        note={words.revparText({ nights: nights.sellable })}
      />
      <Stat label={words.pace} figure={words.paceNights({ nights: pace.now.nights })} note={usePaceNote(pace)} />
      <div className="accounting-forecast">
        <Forecast accounting={accounting} />
      </div>
      <p className="accounting-basis">{words.otherBasis}</p>
    </div>
  )
}

/** Rent by sales channel. */
const Channels = ({ accounting: { channels, nights } }: Props) => {
  const { amount, percent } = useFormats()
  const words = useWords(ownerAccountingWords)
  if (channels.length === 0) return null
  const total = channels.reduce((sum, { rent }) => sum + rent.amount, 0)
  return (
    <Table
      caption={words.channelsCaption}
      compact
      rows={channels}
      rowKey={({ channel }) => channel}
      columns={[
        {
          id: 'channel',
          head: words.channel,
          cell: ({ channel }) => <b>{words.channels[channel]}</b>,
          foot: words.together,
        },
        {
          id: 'stays',
          head: words.staysHead,
          align: 'end',
          onPhone: false,
          cell: ({ stays }) => stays,
          foot: channels.reduce((sum, { stays }) => sum + stays, 0),
        },
        {
          id: 'share',
          head: words.channelShare,
          align: 'end',
          onPhone: 'end',
          cell: ({ rent }) => percent(total === 0 ? 0 : Math.round((rent.amount / total) * 100) * 100),
        },
        {
          id: 'rent',
          head: words.rent,
          align: 'end',
          onPhone: 'figure',
          cell: ({ rent }) => amount(rent),
          foot: amount({ ...nights.rent, amount: total }),
        },
      ]}
    />
  )
}

const Forecast = ({ accounting: { forecast } }: Props) => {
  const { money, moneyRounded, day } = useFormats()
  const words = useWords(ownerAccountingWords)
  const { to, booked, expected, yearAgo, yearAgoFinal } = forecast
  return (
    <Stat
      label={words.forecast}
      figure={expected ? words.about({ amount: moneyRounded(expected) }) : money(booked)}
      note={
        expected
          ? words.forecastText({
              to: day(to),
              booked: money(booked),
              before: money(yearAgo),
              later: money(yearAgoFinal),
            })
          : words.forecastAlone({ to: day(to) })
      }
    />
  )
}

/** Rates, booking pace, forecast, occupancy, and channels of a period, each with its basis (R49, R52, R76). */
export const Performance = ({ accounting }: Props) => {
  const { day } = useFormats()
  const words = useWords(ownerAccountingWords)
  const { from, to, all, paid, owner, sellable, gross, available, paidShare } = accounting.nights
  return (
    <Section
      className="accounting-part"
      title={<span id="nights">{words.nights}</span>}
      note={words.nightsNote({ from: day(from), to: day(to) })}
      side={<Periods accounting={accounting} />}
    >
      <div className="accounting-split">
        <Rates accounting={accounting} />
        <div className="accounting-occupancy">
          <h3 className="visually-hidden">{words.occupancy}</h3>
          <Measure label={words.gross} share={gross} note={words.grossText({ paid, owner, all })} />
          <Measure label={words.available} share={available} note={words.availableText({ paid, sellable })} lit />
          <Measure label={words.paidNights} share={paidShare} note={words.paidNightsText({ paid, all })} />
        </div>
      </div>
      <div className="accounting-channels">
        <Channels accounting={accounting} />
      </div>
    </Section>
  )
}
