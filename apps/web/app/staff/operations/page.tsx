import '../staff.css'
import './operations.css'
import { addDays, isPlainDate, repairBoard, staffOperations } from '@porchlight/contract'
import { Button, csvOf, downloadCsv, EmptyState, PageHead, TabLinks } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { useJobTitle } from '#app/features/jobs/job-state.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffOperationsWords } from '#app/lib/messages/staff/operations.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { useBoardZone } from './board-clock.ts'
import { type Board, sendable, unassigned } from './day-figures.ts'
import { DayGrid } from './day-grid.tsx'
import { NextDay } from './next-day.tsx'
import { OpenRepairs } from './open-repairs.tsx'
import { Risks } from './risks.tsx'
import { Tray } from './tray.tsx'
import { usePlan } from './use-plan.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const date = new URL(request.url).searchParams.get('date') ?? ''
  const query = isPlainDate(date) ? { date } : {}
  const { api } = context.get(pageRequest)
  const [board, { repairs }] = await Promise.all([
    api(staffOperations, { query }).then(resultsOf),
    api(repairBoard).then(resultsOf),
  ])
  return { board, repairs, now: new Date().toISOString() }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const useSaveDay = ({ jobs, date }: Board) => {
  const words = useWords(staffOperationsWords)
  const titleOf = useJobTitle()
  const { clock } = useFormats()
  return () =>
    downloadCsv(
      `day-board-${date}.csv`,
      csvOf(
        [
          { name: words.home, value: ({ home }) => home.name },
          { name: words.town, value: ({ town }) => town },
          { name: words.kind, value: titleOf },
          { name: words.worker, value: ({ assignee }) => assignee?.name ?? words.nobody },
          { name: words.from, value: ({ startsAt, home }) => clock(startsAt, home.timeZone) },
          { name: words.to, value: ({ endsAt, home }) => clock(endsAt, home.timeZone) },
          { name: words.readyBy, value: ({ dueAt, home }) => (dueAt ? clock(dueAt, home.timeZone) : '') },
          { name: words.state, value: ({ state }) => state },
        ],
        jobs,
      ),
    )
}

const dayHref = (date: string) => `${href('/staff/operations')}?date=${date}`

/** `/staff/operations`: one day by cleaner and vendor, with unassigned jobs. */
const StaffOperationsPage = ({ loaderData: { board, repairs, now } }: Route.ComponentProps) => {
  const words = useWords(staffOperationsWords)
  const { day } = useFormats()
  const zoneAt = useBoardZone(board.timeZone)
  const plan = usePlan(board)
  const save = useSaveDay(board)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { date, today, jobs } = board
  const ready = sendable(jobs)
  const picked = ready.filter(({ id }) => chosen.has(id))
  const open = unassigned(jobs).length
  const choose = (id: number, on: boolean) =>
    setChosen((all) => new Set(on ? [...all, id] : [...all].filter((one) => one !== id)))
  const tomorrow = addDays(today, 1)
  const named = [
    { label: words.today, date: today },
    { label: words.tomorrow, date: tomorrow },
  ]
  const around = [
    { label: words.previous, date: addDays(date, -1) },
    { label: words.next, date: addDays(date, 1) },
  ].filter((one) => !named.some((day) => day.date === one.date))
  const days = [...around, ...named].toSorted((one, other) => one.date.localeCompare(other.date))
  const toSend = picked.length > 0 ? picked : ready
  return (
    <div className="operations">
      <PageHead
        over={words.over({ day: day(date), zone: zoneAt(`${date}T12:00:00Z`) })}
        title={words.title}
        lead={words.lead({
          jobs: jobs.length,
          done: jobs.filter(({ state }) => state === 'done').length,
          sameDay: jobs.filter(({ sameDay }) => sameDay).length,
          open,
        })}
        actions={
          <>
            <Button icon="download" onClick={save}>
              {words.csv}
            </Button>
            <Button views icon="print" onClick={() => window.print()}>
              {words.print}
            </Button>
            <Button
              look={open === 0 && ready.length > 0 ? 'primary' : 'quiet'}
              icon="mail"
              busy={plan.busy}
              disabled={ready.length === 0}
              onClick={() => plan.send(toSend.map(({ id }) => id))}
            >
              {picked.length > 0
                ? words.sendChosen({ number: picked.length })
                : ready.length === 0 && open === 0
                  ? words.allSent
                  : words.send({ number: ready.length })}
            </Button>
          </>
        }
      />
      <TabLinks
        label={words.day}
        tabs={days.map((tab) => ({ ...tab, href: dayHref(tab.date), current: date === tab.date }))}
      />
      <Risks board={board} plan={plan} />
      <div className="operations-day">
        <div className="operations-side">
          {jobs.length > 0 && <Tray board={board} plan={plan} />}
          <NextDay board={board} date={addDays(date, 1)} to={dayHref(addDays(date, 1))} />
        </div>
        {jobs.length === 0 ? (
          <EmptyState title={words.noJobs}>{words.noJobsText}</EmptyState>
        ) : (
          <DayGrid board={board} choice={{ chosen, choose }} now={now} />
        )}
      </div>
      <OpenRepairs repairs={repairs} />
    </div>
  )
}
export default StaffOperationsPage
