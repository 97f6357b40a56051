import type { JobCard, OwnerClaim } from '@porchlight/contract'
import { EmptyState, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { JobTable } from '#app/features/jobs/job-table.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { ownerIssuesWords } from '#app/lib/messages/owner/issues.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Findings of inspections after check-out. */
export const AfterStays = ({ jobs }: { jobs: readonly JobCard[] }) => {
  const words = useWords(ownerIssuesWords)
  return (
    <JobTable
      caption={words.tabs['check-out']}
      jobs={jobs}
      hrefOf={({ id }) => href('/owners/maintenance/jobs/:jobId', { jobId: String(id) })}
      none={{ title: words.noChecks, text: words.noChecksText }}
    />
  )
}

/** Damage claims against guests. */
export const Claims = ({ claims }: { claims: readonly OwnerClaim[] }) => {
  const words = useWords(ownerIssuesWords)
  const { states } = useWords(claimWords)
  const { money, stayDates } = useFormats()
  return (
    <Table
      caption={words.tabs['damage-claims']}
      rows={claims}
      rowKey={({ id }) => id}
      rowHref={({ bookingId }) => href('/owners/resolution-center/:bookingId', { bookingId: String(bookingId) })}
      empty={<EmptyState title={words.noClaims}>{words.noClaimsText}</EmptyState>}
      columns={[
        {
          id: 'claim',
          head: words.claim,
          cell: ({ items, stay }) => (
            <span className="job-cell">
              <span data-content>{items.map(({ what }) => what).join(', ')}</span>
              <small data-content>{stay.home}</small>
            </span>
          ),
        },
        {
          id: 'guest',
          head: words.guest,
          cell: ({ stay }) => (
            <span className="job-cell num">
              <span data-content>{stay.guest}</span>
              <small>{stayDates(stay)}</small>
            </span>
          ),
        },
        {
          id: 'claimed',
          head: words.claimed,
          align: 'end',
          cell: ({ claimed }) => <span className="num">{money(claimed)}</span>,
        },
        { id: 'state', head: words.state, cell: ({ state }) => states[state] },
      ]}
    />
  )
}
