import type { ReportGroup } from '@porchlight/contract'
import { Section, Table } from '@porchlight/ui'
import { staffReportWords } from '#app/lib/messages/staff/reports.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Behind, type ReportFilter, staysHref } from './report-address.ts'
import { type Report, useReportFormats } from './use-report-formats.ts'

type GroupProps = {
  title: string
  head: string
  report: Report
  groups: readonly ReportGroup[]
  hrefOf: (id: string) => string
}

/** Destinations or homes, highest rent first; a row links to its stays. */
export const Groups = ({ title, head, report, groups, hrefOf }: GroupProps) => {
  const words = useWords(staffReportWords)
  const { count, share, rent, change } = useReportFormats(report)
  return (
    <Section title={title}>
      <div className="report-wide">
        <Table
          figures
          caption={title}
          rows={groups}
          rowKey={({ id }) => id}
          rowHref={({ id }) => hrefOf(id)}
          columns={[
            { id: 'name', head, cell: ({ name }) => <b data-content>{name}</b> },
            { id: 'rent', head: words.figures.rent, align: 'end', cell: ({ now }) => rent(now.rent) },
            { id: 'before', head: words.lastYear, align: 'end', cell: ({ lastYear }) => rent(lastYear.rent) },
            {
              id: 'change',
              head: words.change,
              align: 'end',
              cell: ({ now, lastYear }) => change(now.rent, lastYear.rent),
            },
            {
              id: 'nights',
              head: words.figures.paid,
              align: 'end',
              cell: ({ now }) => `${count(now.paid)} / ${count(now.available)}`,
            },
            {
              id: 'occupancy',
              head: words.figures.available,
              align: 'end',
              cell: ({ now }) => share(now.occupancy.available),
            },
            { id: 'adr', head: words.figures.adr, align: 'end', cell: ({ now }) => rent(now.adr) },
            { id: 'revPar', head: words.figures.revPar, align: 'end', cell: ({ now }) => rent(now.revPar) },
            { id: 'owner', head: words.ownerNights, align: 'end', onPhone: false, cell: ({ now }) => count(now.owner) },
            {
              id: 'elsewhere',
              head: words.elsewhere,
              align: 'end',
              onPhone: false,
              cell: ({ now }) => count(now.elsewhere),
            },
          ]}
        />
      </div>
    </Section>
  )
}

type PartProps = { report: Report; filter: ReportFilter }

export const Owners = ({ report, filter }: PartProps) => {
  const words = useWords(staffReportWords)
  const { count, rent, change } = useReportFormats(report)
  return (
    <Section title={words.byOwner}>
      <Table
        figures
        caption={words.byOwner}
        rows={report.byOwner}
        rowKey={({ id }) => id}
        rowHref={({ id }) => (id === '0' ? undefined : staysHref(filter, { ownerId: id }))}
        columns={[
          { id: 'name', head: words.owner, cell: ({ name }) => <b data-content>{name || words.noOwner}</b> },
          { id: 'homes', head: words.homes, align: 'end', cell: ({ homes }) => count(homes) },
          { id: 'rent', head: words.figures.rent, align: 'end', cell: (one) => rent(one.rent) },
          { id: 'before', head: words.lastYear, align: 'end', cell: ({ lastYear }) => rent(lastYear) },
          { id: 'change', head: words.change, align: 'end', cell: (one) => change(one.rent, one.lastYear) },
        ]}
      />
    </Section>
  )
}

export const Sources = ({ report, filter }: PartProps) => {
  const words = useWords(staffReportWords)
  const { count, rent, change } = useReportFormats(report)
  return (
    <Section title={words.bySource}>
      <Table
        figures
        caption={words.bySource}
        rows={report.bySource}
        rowKey={({ source }) => source}
        rowHref={({ source }) => staysHref(filter, { source })}
        columns={[
          { id: 'source', head: words.source, cell: ({ source }) => words.sources[source] },
          { id: 'stays', head: words.figures.stays, align: 'end', cell: ({ stays }) => count(stays) },
          { id: 'nights', head: words.nights, align: 'end', cell: ({ nights }) => count(nights) },
          { id: 'rent', head: words.figures.rent, align: 'end', cell: (one) => rent(one.rent) },
          { id: 'before', head: words.lastYear, align: 'end', cell: ({ lastYear }) => rent(lastYear.rent) },
          { id: 'change', head: words.change, align: 'end', cell: (one) => change(one.rent, one.lastYear.rent) },
        ]}
      />
    </Section>
  )
}

type BandsProps = PartProps & {
  title: string
  of: Report['leadTime']
  label: (band: { from: number; last: string }) => string
  behind: (from: number) => Behind
}

/** Lead times or lengths of stay. */
export const Bands = ({ report, filter, title, of, label, behind }: BandsProps) => {
  const words = useWords(staffReportWords)
  const { count, rent } = useReportFormats(report)
  const { average, median, bands } = of
  return (
    <Section
      title={title}
      note={
        average !== null && median !== null ? words.bandNote({ average: count(average), median: count(median) }) : ''
      }
    >
      <Table
        figures
        caption={title}
        rows={bands}
        rowKey={({ from }) => from}
        rowHref={({ from, stays }) => (stays > 0 ? staysHref(filter, behind(from)) : undefined)}
        columns={[
          {
            id: 'band',
            head: title,
            cell: ({ from }) => {
              const next = bands.find((band) => band.from > from)
              return label({ from, last: next ? String(next.from - 1) : 'none' })
            },
          },
          { id: 'stays', head: words.figures.stays, align: 'end', cell: ({ stays }) => count(stays) },
          { id: 'nights', head: words.nights, align: 'end', cell: ({ nights }) => count(nights) },
          { id: 'rent', head: words.figures.rent, align: 'end', cell: (one) => rent(one.rent) },
        ]}
      />
    </Section>
  )
}

export const Pickup = ({ report, filter }: PartProps) => {
  const words = useWords(staffReportWords)
  const { count, share, rent } = useReportFormats(report)
  const { canceled, pickup } = report
  const rows = [
    ...pickup.map(({ days, ...sales }) => ({ id: `pickup-${days}`, name: words.pickupDays({ days }), ...sales })),
    {
      id: 'canceled',
      name: canceled.rate === null ? words.canceled : words.canceledRate({ rate: share(canceled.rate) }),
      nights: canceled.nights,
      rent: canceled.rent,
    },
  ]
  return (
    <Section title={words.pickup}>
      <Table
        figures
        caption={words.pickup}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => staysHref(filter, id === 'canceled' ? { figure: 'canceled' } : {})}
        columns={[
          { id: 'name', head: words.figure, cell: ({ name }) => name },
          { id: 'nights', head: words.nights, align: 'end', cell: ({ nights }) => count(nights) },
          { id: 'rent', head: words.figures.rent, align: 'end', cell: (one) => rent(one.rent) },
        ]}
      />
    </Section>
  )
}
