import '../../staff.css'
import '../charges.css'
import { homeGroupsDesk } from '@porchlight/contract'
import { Alert, Button, ButtonLink, EmptyState, PageHead, Section, Table } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useSite } from '#app/lib/session.ts'
import { ChangeReview } from '../change-review.tsx'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import { areaNameOf } from '../taxes/describe.ts'
import { useTestStay } from '../test-stay.tsx'
import type { Route } from './+types/page'
import type { GroupsDesk } from './fields.ts'
import { useGroupReview } from './group-review.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(homeGroupsDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Groups = ({ groups }: Pick<GroupsDesk, 'groups'>) => {
  const words = useWords(staffGroupsWords)
  const taxes = useWords(staffTaxesWords)
  return (
    <Section title={words.groups} note={words.count({ number: groups.length })}>
      <Table
        caption={words.groups}
        rows={groups}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href('/staff/settings/groups/:groupId', { groupId: String(id) })}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        columns={[
          {
            id: 'group',
            head: words.group,
            cell: ({ name, area }) => (
              <span className="staff-cell">
                {name}
                {area && <small>{areaNameOf(area, taxes)}</small>}
              </span>
            ),
          },
          { id: 'kind', head: words.kind, cell: ({ kind }) => words.kinds[kind] },
          { id: 'homes', head: words.homes, align: 'end', cell: ({ homes }) => homes.length },
          { id: 'fees', head: words.fees, align: 'end', cell: ({ fees }) => fees },
        ]}
      />
    </Section>
  )
}

const History = ({ desk: { history, homes, today } }: { desk: GroupsDesk }) => {
  const words = useWords(staffGroupsWords)
  const taxes = useWords(staffTaxesWords)
  const { moment } = useFormats()
  const { timeZone } = useSite()
  const { revalidate } = useRevalidator()
  const [stay] = useTestStay(homes, today)
  const [formKey, setFormKey] = useState('')
  const [problem, setProblem] = useState('')
  const review = useGroupReview(revalidate)
  const undo = async (change: number) => {
    setFormKey(String(change))
    setProblem((await review.start({ kind: 'undo', change }, stay, String(change)))?.message ?? '')
  }
  if (history.length === 0) return null
  return (
    <Section title={words.history}>
      <Table
        caption={words.history}
        rows={history}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'change',
            head: taxes.change,
            cell: ({ kind, name, added, removed, reason }) => (
              <span className="staff-cell">
                {words.changes[kind]({ name })}
                {(added > 0 || removed > 0) && <small>{words.moved({ added, removed })}</small>}
                <small>{reason}</small>
              </span>
            ),
          },
          { id: 'by', head: taxes.by, cell: ({ by }) => by ?? taxes.system },
          { id: 'when', head: taxes.when, cell: ({ at }) => moment(at, timeZone) },
          {
            id: 'undo',
            head: <span className="visually-hidden">{words.undo}</span>,
            align: 'end',
            cell: ({ id, canUndo }) => canUndo && <Button onClick={() => void undo(id)}>{words.undo}</Button>,
          },
        ]}
      />
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <ChangeReview review={review} formKey={formKey} />
    </Section>
  )
}

/** `/staff/settings/groups`: groups of homes that carry defaults. */
const GroupsPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const words = useWords(staffGroupsWords)
  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink look="primary" href={href('/staff/settings/groups/new')}>
            {words.create}
          </ButtonLink>
        }
      />
      <p className="muted">{words.order}</p>
      <Groups groups={desk.groups} />
      <History key={desk.history.length} desk={desk} />
    </>
  )
}
export default GroupsPage
