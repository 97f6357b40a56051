import '../../staff.css'
import '../charges.css'
import { homeGroupsDesk } from '@porchlight/contract'
import { ButtonLink, EmptyState, PageHead, Section, Table } from '@porchlight/ui'
import { href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { UndoableHistory } from '../charge-history.tsx'
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
  const { revalidate } = useRevalidator()
  const [stay] = useTestStay(homes, today)
  const review = useGroupReview(revalidate)
  if (history.length === 0) return null
  return (
    <UndoableHistory
      title={words.history}
      changes={history}
      describe={({ kind, name, added, removed }) => (
        <>
          {words.changes[kind]({ name })}
          {(added > 0 || removed > 0) && <small>{words.moved({ added, removed })}</small>}
        </>
      )}
      undoLabel={words.undo}
      review={review}
      stay={stay}
    />
  )
}

/** `/staff/settings/groups`: groups of homes with shared defaults. */
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
