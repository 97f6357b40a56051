import { type DeskIssue, makeJob } from '@porchlight/contract'
import { Button, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { issueWords } from '#app/lib/messages/stay/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { jobHref } from '../today/hrefs.ts'
import { useMay } from '../use-may.ts'
import { repairOfReport } from './repair-of-report.ts'

type Props = { issue: Pick<DeskIssue, 'id' | 'home' | 'homeId' | 'topic' | 'text' | 'timeZone'> }

/** Creates a repair from a reported issue and opens it, where its date, vendor, and bids can be added. */
export const ScheduleRepair = ({ issue: { id, home, homeId, topic, text, timeZone } }: Props) => {
  const words = useWords(issueWords)
  const navigate = useNavigate()
  const mayPlan = useMay()('homes', 'act')
  const [busy, setBusy] = useState(false)
  if (!mayPlan) return null
  const plan = async () => {
    setBusy(true)
    const body = repairOfReport({ issueId: id, homeId, timeZone, text }, words.topics[topic])
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
