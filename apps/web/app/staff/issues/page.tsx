import '../staff.css'
import { type DeskIssue, issueStates, issuesOfDesk } from '@porchlight/contract'
import { EmptyState, PageHead, Section } from '@porchlight/ui'
import { IssueCard } from '#app/features/issues/issue-card.tsx'
import { PhoneLink } from '#app/features/phone/phone-link.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { issueWords } from '#app/lib/messages/stay/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { AnswerIssue } from './answer.tsx'
import { ScheduleRepair } from './schedule-repair.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(issuesOfDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Card = ({ issue }: { issue: DeskIssue }) => {
  const { stayDates } = useFormats()
  const words = useWords(issueWords)
  const { home, reporter, stay, timeZone, state, id } = issue
  return (
    <IssueCard
      issue={issue}
      zone={timeZone}
      over={
        <>
          {home}, {reporter}, <PhoneLink of={issue} />
          {stay ? `, ${stay.number}, ${stayDates(stay)}` : `, ${words.owner}`}
        </>
      }
    >
      {state !== 'solved' && <AnswerIssue id={id} />}
      <ScheduleRepair issue={issue} />
    </IssueCard>
  )
}

/** `/staff/issues`: issues reported by guests and owners, by status. */
const StaffIssuesPage = ({ loaderData: { issues } }: Route.ComponentProps) => {
  const words = useWords(issueWords)
  const titles = { open: words.deskOpen, under_way: words.deskUnderWay, solved: words.deskSolved }
  return (
    <>
      <PageHead title={words.deskTitle} lead={words.deskLead} />
      {issueStates.map((state) => {
        const found = issues.filter((issue) => issue.state === state)
        if (found.length === 0 && state !== 'open') return null
        return (
          <Section key={state} title={titles[state]}>
            {found.length === 0 && <EmptyState title={words.deskNone}>{words.deskNoneText}</EmptyState>}
            {found.map((issue) => (
              <Card key={issue.id} issue={issue} />
            ))}
          </Section>
        )
      })}
    </>
  )
}
export default StaffIssuesPage
