import type { affiliateReport, PlainDate, ResultsOf } from '@porchlight/contract'
import { Button, Disclosure, EmptyState, Stat, Table, type TableColumn } from '@porchlight/ui'
import { BarChart } from '@porchlight/ui/charts'
import { useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { clickPoints } from './click-points.ts'
import { type LinkSum, linkSums } from './link-sums.ts'

export type LinkReport = ResultsOf<typeof affiliateReport>

/** A row's link, and its figures with their totals. */
const useLinkColumns = (report: LinkReport) => {
  const words = useWords(partnerProgramWords)
  const { amount, count } = useFormats()
  const link: TableColumn<LinkSum> = {
    id: 'code',
    head: words.code,
    cell: ({ code, subId }) => (
      <span className="commission-cell">
        <b data-content>{code}</b>
        {subId && <small data-content>{subId}</small>}
      </span>
    ),
  }
  const figures: TableColumn<LinkSum>[] = [
    ...(['clicks', 'quotes', 'bookings'] as const).map((id) => ({
      id,
      head: words[id],
      align: 'end' as const,
      foot: count(report[id]),
      cell: (row: LinkSum) => <span className="num">{count(row[id])}</span>,
    })),
    {
      id: 'commission',
      head: words.earned({ currency: report.currency }),
      align: 'end',
      foot: amount(report.commission),
      cell: ({ commission }) => <b className="num">{amount(commission)}</b>,
    },
  ]
  return { link, figures }
}

/** What each link brought over all days. */
const ByLink = ({ report }: { report: LinkReport }) => {
  const words = useWords(partnerProgramWords)
  const { link, figures } = useLinkColumns(report)
  return (
    <Table
      caption={words.byLink}
      showCaption
      rows={linkSums(report.days)}
      rowKey={({ code, subId }) => `${code} ${subId}`}
      columns={[{ ...link, foot: words.total }, ...figures]}
    />
  )
}

/** How many days are shown at first. */
const daysAtFirst = 14

/** What the links brought day by day, latest first. */
const ByDay = ({ report }: { report: LinkReport }) => {
  const words = useWords(partnerProgramWords)
  const { day } = useFormats()
  const { link, figures } = useLinkColumns(report)
  const [all, setAll] = useState(false)
  const { days } = report
  return (
    <>
      <Table
        caption={words.byDay}
        rows={all ? days : days.slice(0, daysAtFirst)}
        rowKey={(row) => `${row.day} ${row.code} ${row.subId}`}
        columns={[
          { id: 'day', head: words.day, cell: (row) => <span className="num">{day(row.day)}</span> },
          link,
          ...figures.map(({ foot: _, ...column }) => column),
        ]}
      />
      {!all && days.length > daysAtFirst && (
        <Button onClick={() => setAll(true)}>{words.showAllDays({ count: days.length })}</Button>
      )}
    </>
  )
}

/** All links together. */
const Figures = ({ report }: { report: LinkReport }) => {
  const words = useWords(partnerProgramWords)
  const { amount, count, percent } = useFormats()
  const { clicks, quotes, bookings, commission, currency } = report
  const ofClicks = (part: number) => words.ofClicks({ share: percent(Math.round((part / clicks) * 100) * 100) })
  return (
    <div className="link-figures">
      <Stat label={words.clicks} figure={count(clicks)} />
      <Stat label={words.quotes} figure={count(quotes)} note={clicks > 0 && ofClicks(quotes)} />
      <Stat label={words.bookings} figure={count(bookings)} note={clicks > 0 && ofClicks(bookings)} />
      <Stat label={words.earned({ currency })} figure={amount(commission)} />
    </div>
  )
}

type Period = { today: PlainDate; length: number }

/** Clicks over time; each link's are in the table below. */
const Clicks = ({ report, today, length }: Period & { report: LinkReport }) => {
  const words = useWords(partnerProgramWords)
  const { count, date, dateShort, monthName, monthShort } = useFormats()
  const points = clickPoints(report.days, { today, length })
  const byMonth = points.length < length
  return (
    <BarChart
      caption={words.clicksOverTime}
      points={points.map(({ from, clicks }) => ({
        id: from,
        name: byMonth ? monthName(from) : date(from),
        label: byMonth ? monthShort(from) : dateShort(from),
        now: clicks,
      }))}
      words={{
        place: byMonth ? words.month : words.day,
        now: words.clicks,
        none: '0',
        total: words.total,
        table: words.clicksTable,
        csv: words.csv,
      }}
      format={count}
      fileName="clicks-over-time.csv"
      height={160}
    />
  )
}

/** What the links brought: together, over time, each over all days, and day by day. */
export const LinkResults = ({ report, ...period }: Period & { report: LinkReport }) => {
  const words = useWords(partnerProgramWords)
  if (report.days.length === 0) return <EmptyState title={words.noClicks}>{words.noClicksText}</EmptyState>
  return (
    <div className="link-results">
      <Figures report={report} />
      <Clicks report={report} {...period} />
      <ByLink report={report} />
      <Disclosure summary={words.byDay}>
        <ByDay report={report} />
      </Disclosure>
    </div>
  )
}
