import type { OwnerIssue } from '@porchlight/contract'
import { EmptyState, Section, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { IssueCard } from '#app/features/issues/issue-card.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { ownerIssuesWords } from '#app/lib/messages/owner/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** One issue in a list, linked to its page. */
const Card = ({ issue }: { issue: OwnerIssue }) => {
  const words = useWords(ownerIssuesWords)
  const { stayDates } = useFormats()
  const { id, home, reporter, stay, timeZone } = issue
  return (
    <IssueCard
      issue={issue}
      zone={timeZone}
      over={[home, reporter, ...(stay ? [stay.number, stayDates(stay)] : [])].join(', ')}
    >
      <UiLink
        className="inline-link"
        href={href('/owners/maintenance/issues/:issueId', { issueId: String(id) })}
        aria-label={words.openOf({ home, reporter })}
      >
        {words.open}
      </UiLink>
    </IssueCard>
  )
}

/** Open issues, and resolved ones unless only open issues are requested. */
export const IssueList = ({ issues, onlyWaiting }: { issues: readonly OwnerIssue[]; onlyWaiting: boolean }) => {
  const words = useWords(ownerIssuesWords)
  const waiting = issues.filter(({ state }) => state !== 'solved')
  const solved = issues.filter(({ state }) => state === 'solved')
  return (
    <>
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
