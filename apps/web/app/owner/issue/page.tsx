import { issueOfOwner } from '@porchlight/contract'
import { Breadcrumbs, ButtonLink, PageHead } from '@porchlight/ui'
import { href } from 'react-router'
import { IssueCard } from '#app/features/issues/issue-card.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerIssuesWords } from '#app/lib/messages/owner/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(issueOfOwner, { params: { id: params.issueId } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/maintenance/issues/{issueId}`: one report, with its photos and what was answered. */
const OwnerIssuePage = ({ loaderData: { issue } }: Route.ComponentProps) => {
  const words = useWords(ownerIssuesWords)
  const { stayDates } = useFormats()
  const { home, guest, number, timeZone, bookingId } = issue
  const list = href('/owners/maintenance/issues')
  return (
    <>
      <Breadcrumbs label={words.title} crumbs={[{ label: words.title, href: list }, { label: home }]} />
      <PageHead title={home} lead={words.stayOf({ guest, number, dates: stayDates(issue) })} />
      <IssueCard issue={issue} zone={timeZone} level="h2" />
      <ButtonLink href={href('/owners/bookings/:bookingId', { bookingId: String(bookingId) })}>
        {words.toBooking}
      </ButtonLink>
    </>
  )
}
export default OwnerIssuePage
