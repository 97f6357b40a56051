import '../staff.css'
import { approvalList, hasRole } from '@porchlight/contract'
import { ButtonLink, PageHead, Section, TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { ApprovalTable } from './approval-table.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { searchParams } = new URL(request.url)
  const state: 'pending' | 'decided' = searchParams.get('state') === 'decided' ? 'decided' : 'pending'
  const page = pageNumber(request)
  return { state, ...resultsOf(await api(approvalList, { query: { state, page } })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/approvals`: requests that need a second approver, and their history. */
const ApprovalsPage = ({ loaderData: { state, approvals, pending } }: Route.ComponentProps) => {
  const words = useWords(approvalWords)
  const user = useUser()
  const path = href('/staff/approvals')
  const { data, currentPage, numberPages } = approvals
  const paged = (page: number) => `${path}?state=${state}&page=${page}`
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          hasRole(user, 'admin') && (
            <ButtonLink href={href('/staff/approvals/settings')}>{words.settingsLink}</ButtonLink>
          )
        }
      />
      <Section title={state === 'pending' ? words.pending : words.decided}>
        <TabLinks
          label={words.which}
          tabs={[
            { label: `${words.pending} (${pending})`, href: path, current: state === 'pending' },
            { label: words.decided, href: `${path}?state=decided`, current: state === 'decided' },
          ]}
        />
        <ApprovalTable approvals={data} state={state} />
        {numberPages > 1 && (
          <div className="staff-acts">
            {currentPage > 1 && <ButtonLink href={paged(currentPage - 1)}>{words.newer}</ButtonLink>}
            {currentPage < numberPages && <ButtonLink href={paged(currentPage + 1)}>{words.more}</ButtonLink>}
          </div>
        )}
      </Section>
    </>
  )
}
export default ApprovalsPage
