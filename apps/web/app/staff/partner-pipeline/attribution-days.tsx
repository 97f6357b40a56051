import {
  type AttributionTerms,
  type AttributionDays as Days,
  type LinkAge,
  longestWindowDays,
  type Program,
  setPartnerAttributionTerms,
} from '@porchlight/contract'
import { Status, Table } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { attributionDaysWords } from '#app/lib/messages/staff/attribution-days.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { DatedTermsForm, type Figure } from './dated-terms.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { windowEffect } from './window-effect.ts'

type Name = keyof Days

const windowNames = [
  ['agentDays', 'travel-agent'],
  ['brokerDays', 'broker'],
  ['referralDays', 'referral'],
  ['affiliateDays', 'affiliate'],
] as const satisfies readonly (readonly [Name, Program])[]

const within = { min: 1, max: longestWindowDays }

/** Latest first: the first that has begun by a day is in force on it. */
const on = (days: readonly AttributionTerms[], day: string, otherwise: AttributionTerms): AttributionTerms =>
  days.find(({ validFrom }) => validFrom <= day) ?? otherwise

type Props = {
  current: AttributionTerms
  days: readonly AttributionTerms[]
  linkAges: readonly LinkAge[]
  today: string
}

const DaysForm = ({ current, days, linkAges, today, onDone }: Props & { onDone: () => void }) => {
  const words = useWords(attributionDaysWords)
  const { programs } = useWords(partnerProgramWords)
  const figures: readonly Figure<Name>[] = [
    ...windowNames.map(([name, program]) => ({
      name,
      label: words.window({ program: programs[program] }),
      unit: 'days' as const,
      limits: within,
    })),
    { name: 'rebookingDays', label: words.rebooking, unit: 'days', limits: { min: 0, max: 365 } },
    { name: 'disputeDays', label: words.dispute, unit: 'days', limits: { min: 7, max: 365 } },
    { name: 'answerDays', label: words.answer, unit: 'days', limits: { min: 1, max: 60 } },
  ]
  return (
    <DatedTermsForm
      figures={figures}
      values={current}
      today={today}
      label={words.set}
      noteHint={words.noteHint}
      impactOf={({ validFrom, ...typed }) => {
        const before = on(days, validFrom || today, current)
        const changed = figures.flatMap(({ name, label }) => {
          const value = typed[name]
          return value === undefined || value === before[name] ? [] : [{ name, label, value }]
        })
        const effects = windowNames.flatMap(([name, program]) => {
          const value = typed[name]
          const effect = value === undefined ? 0 : windowEffect(linkAges, program, before[name], value)
          if (effect === 0) return []
          const of = { program: programs[program], count: Math.abs(effect) }
          return [effect > 0 ? words.more(of) : words.fewer(of)]
        })
        return {
          changes: changed.map(({ name, label, value }) => ({
            what: label,
            before: words.days({ count: before[name] }),
            after: words.days({ count: value }),
          })),
          effects,
          // The team may take longer to answer on its own.
          waits: changed.some(({ name, value }) => name !== 'answerDays' && value > before[name]),
        }
      }}
      save={(body) => api(setPartnerAttributionTerms, { body })}
      onDone={onDone}
    />
  )
}

/** For how many days a link counts, and until when partners dispute, by dated terms: bookings keep those they were made under (R59). */
export const AttributionDays = ({ current, days, linkAges, today }: Props) => {
  const words = useWords(attributionDaysWords)
  const shared = useWords(staffCommissionWords)
  const { programs } = useWords(partnerProgramWords)
  const { date } = useFormats()
  return (
    <>
      <Table
        caption={words.title}
        rows={days}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'from',
            head: shared.validFrom,
            cell: ({ id, validFrom, note, setBy }) => (
              <span className="commission-cell">
                <b className="num">{setBy === null ? shared.standard : date(validFrom)}</b>
                {id === current.id && <Status state="done">{shared.current}</Status>}
                {note && <small data-content>{note}</small>}
              </span>
            ),
          },
          {
            id: 'windows',
            head: words.windows,
            cell: (row) => (
              <span className="commission-cell">
                {windowNames.map(([name, program]) => (
                  <small key={name}>{words.programDays({ program: programs[program], count: row[name] })}</small>
                ))}
              </span>
            ),
          },
          { id: 'rebooking', head: words.rebooking, cell: ({ rebookingDays: count }) => words.days({ count }) },
          { id: 'dispute', head: words.dispute, cell: ({ disputeDays: count }) => words.days({ count }) },
          { id: 'answer', head: words.answer, cell: ({ answerDays: count }) => words.days({ count }) },
          { id: 'by', head: shared.setBy, cell: ({ setBy }) => <span data-content>{setBy ?? shared.system}</span> },
        ]}
      />
      <TermsDialog label={words.set}>
        {(close) => <DaysForm current={current} days={days} linkAges={linkAges} today={today} onDone={close} />}
      </TermsDialog>
    </>
  )
}
