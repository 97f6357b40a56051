import './statement.css'
import './statement-print.css'
import { dateIn, pdfAddress, rangeStatement, supportingDocuments } from '@porchlight/contract'
import { ButtonLink, EmptyState, PageHead } from '@porchlight/ui'
import { data, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { formatsIn, useFormats } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { daysStatementPath } from '../statement-path.ts'
import type { Route } from './+types/custom-dates-page'
import { Corrections } from './corrections.tsx'
import { CustomDates } from './custom-dates.tsx'
import { Currencies, Downloads } from './downloads.tsx'
import { Earnings } from './earnings.tsx'
import { Expenses, Payouts } from './expenses-and-payouts.tsx'
import { Letterhead } from './letterhead.tsx'
import { SupportingProvider } from './line-documents.tsx'
import { StatementSummary } from './summary.tsx'

export const loader = async ({ context, params: { propertyId, start, end }, request }: Route.LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const currency = search.get('currency') ?? undefined
  const home = propertyId ?? search.get('home') ?? ''
  const query = { start, end, ...(currency && { currency }), ...(/^\d{1,15}$/.test(home) && { propertyId: home }) }
  const { api, site } = context.get(pageRequest)
  const answer = await api(rangeStatement, { query })
  // An invalid, reversed, or too long range: the URL is wrong, and the page says so.
  if (!answer.ok && answer.error.code === 'invalid_input') return data(null, { status: 422 })
  return {
    ...resultsOf(answer),
    ...resultsOf(await api(supportingDocuments, { query: { start, end } })),
    pdf: pdfAddress(rangeStatement, { query }),
    today: dateIn(site.timeZone, new Date()),
  }
}

export const meta = (args: Route.MetaArgs) => {
  const language = spokenIn(args)
  const { day } = formatsIn(language)
  const { statement } = args.loaderData ?? {}
  const words = wordsIn(ownerStatementWords, language).days
  const title = statement ? words.title({ from: day(statement.from), to: day(statement.to) }) : words.impossible
  return pageMeta(args, { title })
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

const Statement = ({ statement, property, pdf, today }: Omit<Loaded, 'supporting'>) => {
  const { day } = useFormats()
  const words = useWords(ownerStatementWords)
  const { from, to, ownerName, legalName } = statement
  const title = words.days.title({ from: day(from), to: day(to) })
  const over = words.over({ owner: ownerName, legal: legalName })
  const file = property ? `statement-${property.id}-${from}-${to}` : `statement-${from}-${to}`
  return (
    <article className="statement">
      <Letterhead title={title} legalName={legalName} />
      <PageHead
        over={property ? `${property.name}, ${property.town} · ${over}` : over}
        title={title}
        lead={words.days.lead}
        actions={
          <div className="statement-actions">
            {!property && (
              <Currencies statement={statement} path={daysStatementPath({ from, to }, { homeId: undefined })} />
            )}
            <Downloads statement={statement} pdf={pdf} name={file} />
          </div>
        }
      />
      <div className="statement-days">
        <CustomDates homeId={property?.id} from={from} to={to} today={today} />
      </div>
      <div className="statement-halves">
        <StatementSummary statement={statement} closingText={words.days.closing({ date: day(to) })} />
        <Corrections statement={statement} />
      </div>
      <Earnings statement={statement} />
      <div className="statement-halves">
        <Expenses statement={statement} />
        <Payouts statement={statement} />
      </div>
      <p className="statement-foot">{words.foot({ name: legalName })}</p>
    </article>
  )
}

const ImpossibleDays = () => {
  const { days, otherStatements } = useWords(ownerStatementWords)
  return (
    <EmptyState
      title={days.impossible}
      actions={<ButtonLink href={href('/owners/:propertyId?/accounting/statements')}>{otherStatements}</ButtonLink>}
    >
      {days.impossibleText}
    </EmptyState>
  )
}

/** `/owners/accounting/statements/:start/:end`: a statement for custom dates, down to the entry; it never closes. */
const DaysPage = ({ loaderData }: Route.ComponentProps) =>
  loaderData ? (
    <SupportingProvider value={loaderData.supporting}>
      <Statement {...loaderData} />
    </SupportingProvider>
  ) : (
    <ImpossibleDays />
  )
export default DaysPage
