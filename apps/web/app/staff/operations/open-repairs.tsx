import type { Repair } from '@porchlight/contract'
import { Section, Status, type StatusState, Table, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { staffOperationsWords } from '#app/lib/messages/staff/operations.ts'
import { staffRepairsWords } from '#app/lib/messages/staff/repairs.ts'
import { jobWords } from '#app/lib/messages/stay/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { bySoonestGuest } from '../repairs/repair-moves.ts'
import { jobHref } from '../today/hrefs.ts'

const mostShown = 6

const marks: Record<Repair['stage'], StatusState> = {
  reported: 'waiting',
  bid: 'waiting',
  approved: 'half',
  done: 'done',
  billed: 'done',
}

/** Repairs that aren't done, those whose next guest arrives first on top. */
export const OpenRepairs = ({ repairs }: { repairs: readonly Repair[] }) => {
  const words = useWords(staffOperationsWords)
  const repairWords = useWords(staffRepairsWords)
  const { nobody } = useWords(jobWords)
  const { money, dayShort } = useFormats()
  const open = repairs.filter(({ stage }) => stage !== 'done' && stage !== 'billed')
  if (open.length === 0) return null
  const alone = open.filter(({ assignee }) => assignee === null).length
  return (
    <Section
      title={repairWords.title}
      note={words.repairsNote({ open: open.length, alone })}
      side={
        <UiLink className="inline-link" href={href('/staff/repairs')}>
          {words.allRepairs}
        </UiLink>
      }
    >
      <Table
        caption={repairWords.title}
        rows={bySoonestGuest(open).slice(0, mostShown)}
        rowKey={({ id }) => id}
        rowHref={({ id }) => jobHref(id)}
        columns={[
          {
            id: 'repair',
            head: words.homeAndRepair,
            cell: ({ home, title }) => (
              <span className="staff-cell" data-content>
                {home.name}
                <small>{title}</small>
              </span>
            ),
          },
          {
            id: 'guest',
            head: words.nextGuest,
            cell: ({ nextArrival }) => <span className="num">{nextArrival ? dayShort(nextArrival) : '—'}</span>,
          },
          {
            id: 'who',
            head: words.whoAndWhen,
            cell: ({ assignee, estimate, day }) => (
              <span className="staff-cell" data-content>
                {assignee?.name ?? estimate?.vendor ?? nobody}
                <small className="num">{dayShort(day)}</small>
              </span>
            ),
          },
          {
            id: 'estimate',
            head: repairWords.estimateName,
            align: 'end',
            cell: ({ estimate }) => <span className="num">{estimate ? money(estimate.total) : '—'}</span>,
          },
          {
            id: 'stage',
            head: repairWords.stage,
            cell: ({ stage, asksOwner }) => (
              <Status state={marks[stage]}>{asksOwner ? repairWords.ownerDecides : repairWords.stages[stage]}</Status>
            ),
          },
        ]}
      />
    </Section>
  )
}
