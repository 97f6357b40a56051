import { issuesOfOwner, type OwnerIssue } from '@porchlight/contract'
import { EmptyState, PageHead, Section, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { IssueCard } from '#app/features/issues/issue-card.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerIssuesWords } from '#app/lib/messages/owner/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  ...resultsOf(await context.get(pageRequest).api(issuesOfOwner)),
  onlyWaiting: new URL(request.url).pathname.endsWith('/pending'),
})

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Card = ({ issue }: { issue: OwnerIssue }) => {
  const words = useWords(ownerIssuesWords)
  const { stayDates } = useFormats()
  const { home, guest, number, timeZone } = issue
  return (
    <IssueCard
      issue={issue}
      zone={timeZone}
      over={
        <>
          {home}, {guest}, {number}, {stayDates(issue)}
        </>
      }
    >
      <UiLink
        className="inline-link"
        href={href('/owners/maintenance/issues/:issueId', { issueId: String(issue.id) })}
        aria-label={words.openOf({ home, number })}
      >
        {words.open}
      </UiLink>
    </IssueCard>
  )
}

/** `/owners/maintenance/issues`: what guests reported of the owner's houses, and what the team does about it. */
const OwnerIssuesPage = ({ loaderData: { issues, onlyWaiting } }: Route.ComponentProps) => {
  const words = useWords(ownerIssuesWords)
  const waiting = issues.filter(({ state }) => state !== 'solved')
  const solved = issues.filter(({ state }) => state === 'solved')
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Section title={words.waiting}>
        {waiting.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
        {waiting.map((issue) => (
          <Card key={issue.id} issue={issue} />
        ))}
      </Section>
      {solved.length > 0 && !onlyWaiting && (
        <Section title={words.solved}>
          {solved.map((issue) => (
            <Card key={issue.id} issue={issue} />
          ))}
        </Section>
      )}
    </>
  )
}
export default OwnerIssuesPage
