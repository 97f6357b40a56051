import { type PayoutSchedule, type payoutScheduleNow, type ResultsOf, savePayoutSchedule } from '@porchlight/contract'
import { Disclosure, RadioGroup, Section, Select, Table, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { payoutDaysWords } from '#app/lib/messages/staff/payout-days.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'
import { daysOfMonth, fieldsOf, type ScheduleFields, scheduleOf } from './schedule-fields.ts'

type Desk = ResultsOf<typeof payoutScheduleNow>

/** "On the 1st and the 15th of each month". */
const useScheduleText = (): ((schedule: PayoutSchedule) => string) => {
  const words = useWords(payoutDaysWords)
  return (schedule) => {
    if (schedule.every === 'none') return words.said.none
    if (schedule.every === 'week') return words.said.week({ day: words.weekdays[schedule.weekday] ?? '' })
    const [day = 1, other] = schedule.days
    return other === undefined ? words.said.month({ day }) : words.said.twice({ day, other })
  }
}

const Fields = ({ fields, change }: { fields: ScheduleFields; change: (more: Partial<ScheduleFields>) => void }) => {
  const words = useWords(payoutDaysWords)
  const days = daysOfMonth.map((day) => ({ value: String(day), label: words.dayOfMonth({ day }) }))
  return (
    <div className="pay-days">
      <RadioGroup
        legend={words.every}
        look="segments"
        options={(['month', 'week', 'none'] as const).map((value) => ({ value, label: words.choices[value] }))}
        value={fields.every}
        onChange={(every) => change({ every: every as ScheduleFields['every'] })}
      />
      {fields.every === 'month' && (
        <div className="staff-pair">
          <Select
            label={words.day}
            emptyText=""
            options={days}
            value={fields.day}
            onChange={(day) => change({ day })}
          />
          <Select
            label={words.other}
            emptyText=""
            options={[{ value: '', label: words.noOther }, ...days.filter(({ value }) => value !== fields.day)]}
            value={fields.other}
            onChange={(other) => change({ other })}
          />
        </div>
      )}
      {fields.every === 'week' && (
        <Select
          label={words.weekday}
          emptyText=""
          options={words.weekdays.map((label, at) => ({ value: String(at), label })).slice(1, 6)}
          value={fields.weekday}
          onChange={(weekday) => change({ weekday })}
        />
      )}
    </div>
  )
}

const History = ({ history }: Pick<Desk, 'history'>) => {
  const words = useWords(payoutDaysWords)
  const time = useOfficeTime()
  const textOf = useScheduleText()
  if (history.length === 0) return null
  return (
    <Disclosure summary={words.history}>
      <Table
        caption={words.history}
        rows={history}
        rowKey={({ at }) => at}
        columns={[
          { id: 'when', head: words.when, cell: ({ at }) => time(at) },
          { id: 'who', head: words.who, cell: ({ by }) => <span data-content>{by}</span> },
          {
            id: 'what',
            head: words.what,
            cell: ({ schedule, reason }) => (
              <span className="staff-cell">
                {textOf(schedule)}
                <small data-content>“{reason}”</small>
              </span>
            ),
          },
        ]}
      />
    </Disclosure>
  )
}

/** The payout schedule that owners see next to their earnings. */
export const PayoutDays = ({ desk: { schedule, next, history } }: { desk: Desk }) => {
  const { day } = useFormats()
  const words = useWords(payoutDaysWords)
  const textOf = useScheduleText()
  const { act, question, asking } = useStepUpAction()
  const [fields, setFields] = useState(() => fieldsOf(schedule))
  const wanted = scheduleOf(fields)
  const save = async (reason: string): Promise<boolean> => {
    const saved = await act(() => api(savePayoutSchedule, { body: { schedule: wanted, reason } }))
    if (saved) toast({ type: 'success', message: words.saved })
    return saved !== undefined
  }
  return (
    <Section title={words.title} note={textOf(schedule)}>
      <p>{next.length > 0 ? words.next({ days: next.map(day).join(' · ') }) : words.noNext}</p>
      <Disclosure summary={words.change}>
        <div className="staff-form">
          <Fields fields={fields} change={(more) => setFields((now) => ({ ...now, ...more }))} />
          <div className="staff-acts">
            <ReasonDialog
              act={words.save}
              look="primary"
              title={words.saveTitle}
              consequence={words.consequence({ schedule: textOf(wanted) })}
              asking={asking}
              run={save}
            />
          </div>
        </div>
      </Disclosure>
      <History history={history} />
      {question}
    </Section>
  )
}
