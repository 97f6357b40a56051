import type { JobCard } from '@porchlight/contract'
import { Status, type StatusState } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { jobWords } from '#app/lib/messages/stay/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'

const marks: Record<JobCard['state'], StatusState> = {
  proposed: 'yours',
  planned: 'waiting',
  under_way: 'half',
  done: 'done',
  canceled: 'off',
  declined: 'off',
}

type StateProps = Pick<JobCard, 'state'> & {
  /** The reader is the owner, whose approval it needs. */
  forOwner?: boolean
}

export const JobState = ({ state, forOwner }: StateProps) => {
  const words = useWords(jobWords)
  const text = forOwner && state === 'proposed' ? words.needsYou : words.states[state]
  return <Status state={marks[state]}>{text}</Status>
}

/** A job's title: the team's own, or its kind. */
export const useJobTitle = () => {
  const words = useWords(jobWords)
  return ({ title, kind }: Pick<JobCard, 'title' | 'kind'>): string => title || words.kinds[kind]
}

/** The day a job is scheduled for, and when the home must be ready. */
export const useJobTimes = () => {
  const words = useWords(jobWords)
  const { moment, clock } = useFormats()
  return ({ opensAt, dueAt, sameDay, home: { timeZone } }: JobCard): string | undefined => {
    if (sameDay && opensAt && dueAt)
      return words.sameDay({ from: clock(opensAt, timeZone), until: clock(dueAt, timeZone) })
    if (dueAt) return words.readyBy({ moment: moment(dueAt, timeZone) })
    return opensAt ? words.nobodyYet : undefined
  }
}
