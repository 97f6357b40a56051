import '../staff.css'
import { agreementsDesk, type ResultsOf } from '@porchlight/contract'
import { PageHead, Status, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { useVersionDate } from '#app/features/agreements/version-date.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { staffAgreementsWords } from '#app/lib/messages/staff/agreements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { ReviewStatus } from './counsel-review.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(agreementsDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Row = ResultsOf<typeof agreementsDesk>['documents'][number]

const State = ({ waiting }: Row) => {
  const words = useWords(staffAgreementsWords)
  const dateOf = useVersionDate()
  if (!waiting) return <Status state="done">{words.inForce}</Status>
  return <Status state="half">{words.waits({ version: waiting.version, date: dateOf(waiting.from) })}</Status>
}

/** Every agreement, with its current and scheduled versions. */
export default function StaffAgreementsPage({ loaderData: { documents } }: Route.ComponentProps) {
  const words = useWords(staffAgreementsWords)
  const dateOf = useVersionDate()
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Table
        caption={words.title}
        rows={documents}
        rowKey={({ type }) => type}
        rowHref={({ type }) => href('/staff/agreements/:type', { type })}
        columns={[
          { id: 'title', head: words.document, cell: ({ title }) => <span lang="en">{title}</span> },
          { id: 'state', head: words.state, cell: (row) => <State {...row} /> },
          { id: 'review', head: words.review, cell: ({ inForce }) => <ReviewStatus review={inForce.review} /> },
          {
            id: 'since',
            head: words.since,
            cell: ({ inForce: { version, from } }) => words.wordingSince({ version, date: dateOf(from) }),
          },
        ]}
      />
    </>
  )
}
