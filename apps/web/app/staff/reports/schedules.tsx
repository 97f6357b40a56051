import { type Answer, type ReportSchedule, reportIntervals, scheduleReport, stopReport } from '@porchlight/contract'
import { Button, Section, Select, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffReportWords } from '#app/lib/messages/staff/reports.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Report } from './use-report-formats.ts'

type Props = { schedules: readonly ReportSchedule[]; town: string | null; report: Report }

/** The reports a staff member gets by email. A new one starts with the destination of the report on screen. */
export const Schedules = ({ schedules, town, report: { towns, currency } }: Props) => {
  const words = useWords(staffReportWords)
  const { date } = useFormats()
  const { revalidate } = useRevalidator()
  const [every, setEvery] = useState<string>('week')
  const [busy, setBusy] = useState(false)
  const send = async (said: string, call: () => Promise<Answer<unknown, string>>) => {
    setBusy(true)
    const answer = await call()
    setBusy(false)
    toast(answer.ok ? { type: 'success', message: said } : { type: 'danger', message: answer.error.message })
    await revalidate()
  }
  const add = () =>
    send(words.scheduled, () =>
      api(scheduleReport, { body: { every: reportIntervals.find((one) => one === every) ?? 'week', town, currency } }),
    )
  const nameOf = (id: string | null) => towns.find((one) => one.id === id)?.name ?? words.anyTown
  return (
    <Section title={words.emailTitle} note={words.emailNote} className="report-emails">
      <ul className="staff-rules">
        {schedules.map((one) => (
          <li key={one.id}>
            <span>
              {words.intervals[one.every]} · <span data-content>{nameOf(one.town)}</span> ·{' '}
              {words.nextOn({ date: date(one.nextOn) })}
            </span>
            <Button
              size="small"
              busy={busy}
              onClick={() => send(words.stopped, () => api(stopReport, { params: { id: one.id } }))}
            >
              {words.stop}
            </Button>
          </li>
        ))}
      </ul>
      <div className="report-schedule">
        <Select
          label={words.every}
          emptyText=""
          value={every}
          onChange={setEvery}
          options={reportIntervals.map((value) => ({ value, label: words.intervals[value] }))}
        />
        <Button icon="mail" busy={busy} onClick={add}>
          {words.schedule}
        </Button>
      </div>
    </Section>
  )
}
