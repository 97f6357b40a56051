import { reportAsOwner } from '@porchlight/contract'
import { Section, Select } from '@porchlight/ui'
import { useState } from 'react'
import { ReportForm } from '#app/features/issues/report-form.tsx'
import { ownerIssuesWords } from '#app/lib/messages/owner/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { QueuedNotice } from '#app/lib/offline/queued-notice.tsx'
import { useQueued } from '#app/lib/offline/use-queue.ts'

/** All of an owner's reports share one queue key, so one notice covers them. */
const object = 'owner-issues'

/** Form to report an issue at one of the owner's homes. */
export const ReportIssue = ({ homes }: { homes: readonly { id: number; name: string }[] }) => {
  const words = useWords(ownerIssuesWords)
  const waiting = useQueued(object)
  const [homeId, setHomeId] = useState(homes[0]?.id)
  if (homeId === undefined) return null
  return (
    <Section title={words.tell} note={words.tellNote}>
      <QueuedNotice heads={waiting} />
      {homes.length > 1 && (
        <div className="issue-home">
          <Select
            label={words.home}
            value={String(homeId)}
            onChange={(value) => setHomeId(Number(value))}
            emptyText=""
            options={homes.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </div>
      )}
      <ReportForm call={reportAsOwner} id={homeId} object={object} />
    </Section>
  )
}
