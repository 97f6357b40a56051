import '../setup/setup.css'
import { type ResultsOf, serviceLevelOfYear, serviceText } from '@porchlight/contract'
import { Breadcrumbs, EmptyState, PageHead, Section, Status, TabLinks, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { staffHomesWords } from '#app/lib/messages/staff/homes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params: { propertyId: id, year } }: Route.LoaderArgs) => ({
  year: Number(year),
  ...resultsOf(await context.get(pageRequest).api(serviceLevelOfYear, { params: { id, year } })),
})

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Given = ResultsOf<typeof serviceLevelOfYear>

const Versions = ({ versions }: Pick<Given, 'versions'>) => {
  const { year: words } = useWords(setupWords)
  const desk = useWords(staffHomesWords)
  const { date, percent } = useFormats()
  return (
    <Table
      caption={words.agreed}
      rows={versions}
      rowKey={({ version }) => version}
      empty={<EmptyState title={words.none} />}
      columns={[
        { id: 'from', head: words.from, cell: ({ from }) => date(from) },
        { id: 'to', head: words.to, cell: ({ to }) => (to ? date(to) : words.open) },
        {
          id: 'commission',
          head: words.commission,
          cell: ({ commissionBasisPoints, commissionBase }) =>
            words.of({ percent: percent(commissionBasisPoints), base: desk.base[commissionBase] }),
        },
        { id: 'earned', head: words.earned, cell: ({ recognition }) => desk.when[recognition] },
        { id: 'cleaning', head: words.cleaning, cell: ({ cleaningTo }) => desk.cleaning[cleaningTo] },
      ]}
    />
  )
}

/** `/owners/service-level/{year}/{propertyId}`: the plan and contract terms of a home in a year. */
const LevelOfYearPage = ({ loaderData: { year, home, serviceLevel, levels, versions } }: Route.ComponentProps) => {
  const { year: words, level, steps, homes } = useWords(setupWords)
  const { percent } = useFormats()
  const language = useLanguage()
  const of = (one: number) =>
    href('/owners/service-level/:year/:propertyId', { year: String(one), propertyId: String(home.id) })
  return (
    <>
      <Breadcrumbs
        label={homes}
        crumbs={[
          { label: homes, href: href('/owners/properties') },
          {
            label: steps['service-level'],
            href: href('/owners/service-level/:propertyId?', { propertyId: String(home.id) }),
          },
          { label: String(year) },
        ]}
      />
      <PageHead over={home.name} title={words.title({ year: String(year) })} />
      <TabLinks
        label={words.years}
        tabs={[year - 1, year, year + 1].map((one) => ({ href: of(one), label: String(one), current: one === year }))}
      />
      <Section title={words.agreed}>
        <Versions versions={versions} />
      </Section>
      <Section title={words.plans}>
        <ul className="setup-plans">
          {levels.map(({ code, name, description, commissionBasisPoints }) => (
            <li key={code}>
              <p>
                <b>{level.named({ name: serviceText(name, language), percent: percent(commissionBasisPoints) })}</b>{' '}
                {code === serviceLevel && <Status state="yours">{words.yours}</Status>}
              </p>
              <p className="muted">{serviceText(description, language)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
export default LevelOfYearPage
