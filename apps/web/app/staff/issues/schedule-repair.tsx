import { type DeskIssue, dateIn, makeJob } from '@porchlight/contract'
import { Button, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { issueWords } from '#app/lib/messages/stay/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { jobHref } from '../today/hrefs.ts'
import { useMay } from '../use-may.ts'

/** What a job’s title and note hold at most. */
const mostTitle = 120
const mostNote = 2_000

/** Makes a repair of a reported issue and opens it, where its day, vendor, and bids follow. */
export const ScheduleRepair = ({ issue: { id, home, homeId, topic, text, timeZone } }: { issue: DeskIssue }) => {
  const words = useWords(issueWords)
  const navigate = useNavigate()
  const mayPlan = useMay()('homes')
  const [busy, setBusy] = useState(false)
  if (!mayPlan) return null
  const plan = async () => {
    setBusy(true)
    const body = {
      homeId,
      kind: 'repair' as const,
      title: `${words.topics[topic]}: ${text.split('\n')[0]}`.slice(0, mostTitle),
      note: text.slice(0, mostNote),
      day: dateIn(timeZone, new Date()),
      issueId: id,
    }
    const answer = await api(makeJob, { body })
    setBusy(false)
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    return navigate(jobHref(answer.results.job.id))
  }
  return (
    <div className="staff-acts">
      <Button size="small" busy={busy} aria-label={words.planOf({ home })} onClick={() => void plan()}>
        {words.plan}
      </Button>
    </div>
  )
}
