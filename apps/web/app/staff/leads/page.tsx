import '../staff.css'
import './leads.css'
import { type LeadCard, type LeadStage, leadKinds, leadStages, leadsOfStaff } from '@porchlight/contract'
import { Button, ButtonLink, EmptyState, PageHead, Pagination, Select, TabLinks, TextField } from '@porchlight/ui'
import { Form, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { LeadBoard } from './lead-board.tsx'
import { LeadTable } from './lead-table.tsx'
import { sourceName } from './source-name.ts'

const boardSize = 100

const known = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((one) => one === text)

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams: search } = new URL(request.url)
  const view = search.get('view') === 'board' ? ('board' as const) : ('list' as const)
  const filter = {
    kind: known(leadKinds, search.get('kind')),
    stage: known(leadStages, search.get('stage')),
    assignee: known(['me', 'nobody'] as const, search.get('assignee')),
    source: /^[a-z0-9-]{1,60}$/.exec(search.get('source') ?? '')?.[0],
    text: (search.get('q') ?? '').trim().slice(0, 80) || undefined,
  }
  const query = {
    ...filter,
    ...(view === 'board' && { stage: undefined }),
    page: pageNumber(request),
    perPage: view === 'board' ? boardSize : 30,
  }
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  return { view, filter, ...resultsOf(await context.get(pageRequest).api(leadsOfStaff, { query: given })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Data = Route.ComponentProps['loaderData']
type Change = { view?: 'list' | 'board'; stage?: LeadStage | 'all'; page?: number }

const addressOf = ({ view, filter }: Pick<Data, 'view' | 'filter'>, change: Change = {}): string => {
  const stage = change.stage ?? filter.stage ?? 'all'
  const search = new URLSearchParams({
    ...((change.view ?? view) === 'board' && { view: 'board' }),
    ...(stage !== 'all' && { stage }),
    ...(filter.kind && { kind: filter.kind }),
    ...(filter.source && { source: filter.source }),
    ...(filter.assignee && { assignee: filter.assignee }),
    ...(filter.text && { q: filter.text }),
    ...(change.page && change.page > 1 && { page: String(change.page) }),
  })
  return `${href('/staff/leads')}${search.size > 0 ? `?${search}` : ''}`
}

const Filters = ({ view, filter, sources }: Data) => {
  const words = useWords(staffLeadsWords)
  const all = { value: '', label: words.all }
  return (
    <Form method="get" action={href('/staff/leads')} className="leads-filters" role="search">
      {view === 'board' && <input type="hidden" name="view" value="board" />}
      {view === 'list' && filter.stage && <input type="hidden" name="stage" value={filter.stage} />}
      <TextField
        key={filter.text}
        label={words.search}
        name="q"
        defaultValue={filter.text ?? ''}
        maxLength={80}
        icon="search"
      />
      <Select
        key={`kind ${filter.kind}`}
        label={words.kind}
        name="kind"
        defaultValue={filter.kind ?? ''}
        emptyText={words.all}
        options={[all, ...leadKinds.map((value) => ({ value, label: words.kinds[value] }))]}
      />
      <Select
        key={`source ${filter.source}`}
        label={words.source}
        name="source"
        defaultValue={filter.source ?? ''}
        emptyText={words.all}
        options={[all, ...sources.map((value) => ({ value, label: sourceName(value, words) }))]}
      />
      <Select
        key={`assignee ${filter.assignee}`}
        label={words.assignee}
        name="assignee"
        defaultValue={filter.assignee ?? ''}
        emptyText={words.all}
        options={[all, { value: 'me', label: words.mine }, { value: 'nobody', label: words.unassigned }]}
      />
      <Button views type="submit">
        {words.find}
      </Button>
    </Form>
  )
}

const Found = ({ leads }: { leads: readonly LeadCard[] }) => {
  const words = useWords(staffLeadsWords)
  if (leads.length === 0) return <EmptyState title={words.none}>{words.noneText}</EmptyState>
  return <LeadTable leads={leads} />
}

/** `/staff/leads`: everyone who contacted us, as a list or as a board by stage. */
const LeadsPage = ({ loaderData }: Route.ComponentProps) => {
  const { view, filter, leads, stages, total, currentPage, numberPages } = loaderData
  const words = useWords(staffLeadsWords)
  const countOf = (stage: LeadStage) => stages.find((one) => one.stage === stage)?.count ?? 0
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <ButtonLink href={href('/staff/leads/report')}>{words.report}</ButtonLink>
            <ButtonLink look="primary" href={href('/staff/leads/new')}>
              {words.add}
            </ButtonLink>
          </>
        }
      />
      <Filters {...loaderData} />
      <TabLinks
        label={words.views}
        tabs={(['list', 'board'] as const).map((one) => ({
          href: addressOf(loaderData, { view: one }),
          label: words.viewNames[one],
          current: one === view,
        }))}
      />
      {view === 'board' ? (
        <>
          <LeadBoard leads={leads} countOf={countOf} />
          {total > leads.length && <p className="muted">{words.boardLimit({ shown: leads.length, total })}</p>}
        </>
      ) : (
        <>
          <TabLinks
            label={words.stage}
            tabs={(['all', ...leadStages] as const).map((stage) => ({
              href: addressOf(loaderData, { stage }),
              label: stage === 'all' ? words.all : words.stages[stage],
              ...(stage !== 'all' && { count: countOf(stage) }),
              current: stage === (filter.stage ?? 'all'),
            }))}
          />
          <Found leads={leads} />
          <Pagination
            label={words.pages}
            current={currentPage}
            pages={numberPages}
            hrefOf={(page) => addressOf(loaderData, { page })}
            previousLabel={words.previousPage}
            nextLabel={words.nextPage}
            pageLabel={(number) => words.page({ number })}
          />
        </>
      )}
    </>
  )
}
export default LeadsPage
