import '../../staff.css'
import '../charges.css'
import { type ResultsOf, type TaxVersion, taxById } from '@porchlight/contract'
import { Alert, Breadcrumbs, ButtonLink, PageHead, Section, Status, Table } from '@porchlight/ui'
import { href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { EndForm } from '../change-form.tsx'
import { ChargeHistory } from '../charge-history.tsx'
import type { Route } from './+types/tax'
import { areaNameOf, rateOf, stateOf } from './describe.ts'
import { ExemptHomes } from './exempt-homes.tsx'
import { useTaxReview } from './tax-review.ts'
import { VersionForm } from './version-form.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(taxById, { params: { taxId: params.taxId } }))

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, args.loaderData ? { title: args.loaderData.tax.label } : {})

export type TaxDesk = ResultsOf<typeof taxById>

const marks = { on: 'done', ahead: 'half', ended: 'off' } as const

const Versions = ({ desk: { tax } }: { desk: TaxDesk }) => {
  const words = useWords(staffTaxesWords)
  const formats = useFormats()
  const when = ({ from, to }: TaxVersion) =>
    [
      from ? words.versionFrom({ from: formats.date(from) }) : words.versionAlways,
      ...(to ? [words.versionTo({ to: formats.date(to) })] : []),
    ].join(' ')
  return (
    <Section title={words.versions}>
      <Table
        caption={words.versions}
        rows={tax.versions.toReversed()}
        rowKey={({ from }) => from ?? 'start'}
        columns={[
          { id: 'when', head: words.when, cell: when },
          { id: 'rate', head: words.rate, align: 'end', cell: (version) => rateOf(version, words, formats) },
          {
            id: 'on',
            head: words.on,
            cell: ({ on }) => (on.length > 0 ? on.map((charge) => words.charges[charge]).join(', ') : '–'),
          },
          { id: 'filing', head: words.filing, cell: ({ period }) => words.periods[period] },
        ]}
      />
    </Section>
  )
}

const History = ({ desk: { history } }: { desk: TaxDesk }) => {
  const words = useWords(staffTaxesWords)
  const { date } = useFormats()
  return (
    <ChargeHistory
      title={words.history}
      changes={history}
      rowKey={({ at, kind }) => `${at} ${kind}`}
      empty={<p className="muted">{words.historyNone}</p>}
      describe={({ kind, from, home }) => {
        const said = words.changes[kind]
        return typeof said === 'string' ? said : said({ date: from ? date(from) : '', home: home?.name ?? '' })
      }}
    />
  )
}

const EndTax = ({ desk: { tax, homes, today } }: { desk: TaxDesk }) => {
  const words = useWords(staffTaxesWords)
  const { revalidate } = useRevalidator()
  return (
    <EndForm
      words={{ title: words.end, summary: words.endText, date: words.endsOn }}
      homes={homes}
      today={today}
      review={useTaxReview(revalidate)}
      changeOn={(on) => ({ kind: 'end' as const, tax: tax.id, on })}
    />
  )
}

/** `/staff/settings/taxes/{id}`: one tax, its versions, exempt homes, and history. */
const TaxPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const words = useWords(staffTaxesWords)
  const { tax, today } = desk
  const state = stateOf(tax, today)
  const key = `${tax.versions.length} ${desk.history.length}`
  return (
    <>
      <Breadcrumbs
        label={words.where}
        crumbs={[
          { label: words.settings, href: href('/staff/settings') },
          { label: words.title, href: href('/staff/settings/taxes') },
          { label: tax.label },
        ]}
      />
      <PageHead
        over={tax.authorityName}
        title={tax.label}
        lead={`${areaNameOf(tax.area, words)}, ${words.homes({ number: tax.area.homes })}`}
        actions={
          <>
            <Status state={marks[state]}>{words.states[state]}</Status>
            {tax.area.kind !== 'home' && (
              <ButtonLink href={`${href('/staff/settings/taxes/new')}?like=${tax.id}`}>{words.ownTerms}</ButtonLink>
            )}
          </>
        }
      />
      <Alert tone="info">{words.adviser}</Alert>
      <Versions desk={desk} />
      <VersionForm key={`version ${key}`} desk={desk} />
      <EndTax key={`end ${key}`} desk={desk} />
      {tax.area.kind !== 'home' && <ExemptHomes key={`homes ${key}`} desk={desk} />}
      <History desk={desk} />
    </>
  )
}
export default TaxPage
