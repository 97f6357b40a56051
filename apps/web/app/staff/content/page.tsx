import '../staff.css'
import './content.css'
import { type ContentRow, contentDesk, contentKinds, contentStates } from '@porchlight/contract'
import {
  ButtonLink,
  EmptyState,
  Menu,
  PageHead,
  Pagination,
  Section,
  Select,
  Status,
  Table,
  TextField,
  UiLink,
} from '@porchlight/ui'
import { Form, href, useSearchParams, useSubmit } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import type { Route } from './+types/page'
import { stateShapes } from './publish-panel.tsx'

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((one) => one === text)

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const kind = oneOf(contentKinds, search.get('kind'))
  const state = oneOf(contentStates, search.get('state'))
  const q = (search.get('q') ?? '').trim().slice(0, 80)
  const page = pageNumber(request)
  const found = resultsOf(
    await context.get(pageRequest).api(contentDesk, {
      query: { page: String(page), ...(kind && { kind }), ...(state && { state }), ...(q && { q }) },
    }),
  )
  return { ...found, kind: kind ?? '', state: state ?? '', q, page }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Shown = Route.ComponentProps['loaderData']

const Filters = ({ kind, state, q }: Pick<Shown, 'kind' | 'state' | 'q'>) => {
  const words = useWords(staffContentWords)
  const submit = useSubmit()
  return (
    <Form
      className="staff-fields content-filters"
      onChange={({ currentTarget }) => submit(currentTarget, { replace: true })}
    >
      <Select
        label={words.kind}
        emptyText=""
        name="kind"
        defaultValue={kind}
        options={[
          { value: '', label: words.allKinds },
          ...contentKinds.map((value) => ({ value, label: words.kinds[value] })),
        ]}
      />
      <Select
        label={words.state}
        emptyText=""
        name="state"
        defaultValue={state}
        options={[
          { value: '', label: words.allStates },
          ...contentStates.map((value) => ({ value, label: words.states[value] })),
        ]}
      />
      <TextField label={words.find} icon="search" name="q" defaultValue={q} maxLength={80} />
    </Form>
  )
}

const NewMenu = () => {
  const words = useWords(staffContentWords)
  return (
    <Menu trigger={words.newDocument} triggerClassName="content-new">
      {contentKinds.map((kind) => (
        <UiLink key={kind} href={`${href('/staff/content/new')}?kind=${kind}`}>
          {words.kinds[kind]}
        </UiLink>
      ))}
    </Menu>
  )
}

const State = ({ state, changed, publishAt }: ContentRow) => {
  const words = useWords(staffContentWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  return (
    <span className="staff-cell">
      <Status state={stateShapes[state]}>{words.states[state]}</Status>
      {changed && <small>{words.changed}</small>}
      {publishAt && <small>{words.goesOut({ time: moment(publishAt, zone) })}</small>}
    </span>
  )
}

/** `/staff/content`: everything the team writes for the site. */
export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { documents, total, perPage, page, kind, state, q } = loaderData
  const words = useWords(staffContentWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  const [search] = useSearchParams()
  const pageHref = (to: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(to))
    return `?${next}`
  }
  return (
    <>
      <PageHead
        title={words.content}
        lead={words.lead}
        actions={
          <>
            <ButtonLink href={href('/staff/content/settings')}>{words.settings}</ButtonLink>
            <NewMenu />
          </>
        }
      />
      <Filters kind={kind} state={state} q={q} />
      <Section title={words.documents} note={words.count({ number: total })}>
        <Table
          caption={words.documents}
          rows={documents}
          rowKey={({ id }) => String(id)}
          rowHref={({ id }) => href('/staff/content/:contentId', { contentId: String(id) })}
          empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
          columns={[
            {
              id: 'title',
              head: words.title,
              cell: ({ title, slug, kind: of }) => (
                <span className="staff-cell">
                  <span data-content>{title}</span>
                  <small>
                    {words.kinds[of]} · <span data-content>{slug}</span>
                  </small>
                </span>
              ),
            },
            { id: 'state', head: words.state, cell: (row) => <State {...row} /> },
            {
              id: 'languages',
              head: words.language,
              cell: ({ languages }) => <span data-content>{languages.map((one) => one.toUpperCase()).join(', ')}</span>,
            },
            {
              id: 'saved',
              head: words.lastSaved,
              cell: ({ savedAt, savedBy }) => (
                <span className="staff-cell">
                  {moment(savedAt, zone)}
                  <small data-content>{savedBy}</small>
                </span>
              ),
            },
          ]}
        />
        <Pagination
          label={words.documents}
          current={page}
          pages={Math.ceil(total / perPage)}
          hrefOf={pageHref}
          previousLabel={words.previous}
          nextLabel={words.next}
          pageLabel={(number) => words.page({ number })}
        />
      </Section>
    </>
  )
}
