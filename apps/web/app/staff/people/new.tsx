import '../staff.css'
import { hasRole, homeGroupsDesk, vendorsOfDesk } from '@porchlight/contract'
import { PageHead, UiLink } from '@porchlight/ui'
import { href, useNavigate, useSearchParams } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/new'
import { PersonForm } from './person-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  // Only administrators invite staff and see every group.
  const [listed, grouped] = await Promise.all([api(vendorsOfDesk, { query: {} }), api(homeGroupsDesk)])
  // Vendors need their own permission.
  const vendors = !listed.ok && listed.error.status === 403 ? [] : resultsOf(listed).vendors
  const groups = !grouped.ok && grouped.error.status === 403 ? [] : resultsOf(grouped).groups
  return {
    groups: groups.map(({ homes, ...group }) => ({ ...group, homes: homes.length })),
    vendors: vendors.filter(({ retired }) => !retired).map(({ id, name }) => ({ id, name })),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/people/new`: adds a person by email, who chooses a password through the emailed link. */
const StaffPersonNewPage = ({ loaderData: { groups, vendors } }: Route.ComponentProps) => {
  const words = useWords(staffPeopleWords)
  const navigate = useNavigate()
  const isAdmin = hasRole(useUser(), 'admin')
  const asColleague = useSearchParams()[0].get('role') === 'staff' && isAdmin
  return (
    <>
      <PageHead
        over={<UiLink href={href('/staff/people')}>{words.back}</UiLink>}
        title={words.add}
        lead={words.newLead}
      />
      <PersonForm
        vendors={vendors}
        groups={groups}
        roles={asColleague ? ['staff'] : []}
        onCreated={(id) => navigate(href('/staff/people/:personId', { personId: String(id) }))}
      />
    </>
  )
}
export default StaffPersonNewPage
