import '../referrals/referrals.css'
import { affiliateReport } from '@porchlight/contract'
import { Chip, csvOf, downloadCsv, EmptyState, PageHead, Section, Table } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { CodeTable } from './code-table.tsx'
import { LinkBuilder } from './link-builder.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(affiliateReport, { query: { days: 30 } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Days = Route.ComponentProps['loaderData']['days']

const Report = ({ days }: { days: Days }) => {
  const words = useWords(partnerProgramWords)
  const { day } = useFormats()
  return (
    <Table
      caption={words.report}
      rows={days}
      rowKey={(row) => `${row.day} ${row.code} ${row.subId}`}
      empty={<EmptyState title={words.noClicks}>{words.noClicksText}</EmptyState>}
      columns={[
        { id: 'day', head: words.day, cell: (row) => <span className="num">{day(row.day)}</span> },
        {
          id: 'code',
          head: words.code,
          cell: ({ code, subId }) => (
            <span className="commission-cell">
              <b data-content>{code}</b>
              {subId && <small data-content>{subId}</small>}
            </span>
          ),
        },
        { id: 'clicks', head: words.clicks, align: 'end', cell: ({ clicks }) => <span className="num">{clicks}</span> },
      ]}
    />
  )
}

/** `/partners/affiliates`: links to any page, and the clicks of the last month by day and sub-ID. */
const AffiliatesPage = ({ loaderData: { codes, days, clicks, robots } }: Route.ComponentProps) => {
  const words = useWords(partnerProgramWords)
  const save = () =>
    downloadCsv(
      'clicks.csv',
      csvOf(
        [
          { name: words.day, value: (row) => row.day },
          { name: words.code, value: ({ code }) => code },
          { name: words.subId, value: ({ subId }) => subId },
          { name: words.clicks, value: (row) => row.clicks },
        ],
        days,
      ),
    )
  const open = codes.filter(({ paused }) => !paused).map(({ code }) => code)
  return (
    <>
      <PageHead title={words.affiliatesTitle} lead={words.affiliatesLead} />
      <Section title={words.builder} note={words.builderNote}>
        <LinkBuilder codes={open} />
      </Section>
      <Section title={words.code}>
        <CodeTable codes={codes} />
      </Section>
      <Section
        title={words.report}
        note={words.reportNote({ clicks, robots })}
        side={
          days.length > 0 && (
            <Chip icon="download" aria-label={words.csvOf} onClick={save}>
              {words.csv}
            </Chip>
          )
        }
      >
        <Report days={days} />
      </Section>
    </>
  )
}
export default AffiliatesPage
