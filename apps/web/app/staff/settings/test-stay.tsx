import { addDays, type PriceLine, type TestedStay } from '@porchlight/contract'
import { DateField, Select, Table } from '@porchlight/ui'
import { useState } from 'react'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'

export type TestHome = { id: number; name: string; town: string }

export type TestStayFields = {
  home: string
  arrive: string | null
  depart: string | null
  adults: number | null
  children: number | null
  infants: number | null
  pets: number | null
}

const daysAhead = 30
const usualNights = 7

/** A sample week starting in 30 days, in the first home. */
export const useTestStay = (homes: readonly TestHome[], today: string) =>
  useState<TestStayFields>({
    home: String(homes[0]?.id ?? ''),
    arrive: addDays(today, daysAhead),
    depart: addDays(today, daysAhead + usualNights),
    adults: 2,
    children: 0,
    infants: 0,
    pets: 0,
  })

/** The sample stay as request body; null while incomplete. */
export const testStayOf = ({ home, arrive, depart, adults, children, infants, pets }: TestStayFields) =>
  home && arrive && depart && arrive < depart
    ? {
        home: Number(home),
        arrive,
        depart,
        adults: adults ?? 1,
        children: children ?? 0,
        infants: infants ?? 0,
        pets: pets ?? 0,
      }
    : null

type Props = {
  homes: readonly TestHome[]
  today: string
  value: TestStayFields
  onChange: (value: TestStayFields) => void
}

/** The sample stay used to preview a change. */
export const TestStay = ({ homes, today, value, onChange }: Props) => {
  const words = useWords(staffTaxesWords)
  const dates = useDateWords()
  const habits = useHabits()
  const set = (more: Partial<TestStayFields>) => onChange({ ...value, ...more })
  const count = (name: 'adults' | 'children' | 'infants' | 'pets', min: number, max: number) => (
    <NumberField
      label={words[name]}
      min={min}
      max={max}
      words={{ unclear: words.unclear }}
      locale={habits.locale}
      value={value[name]}
      onChange={(number) => set({ [name]: number })}
    />
  )
  const day = (name: 'arrive' | 'depart') => (
    <DateField
      label={words[name]}
      today={today}
      words={dates}
      {...habits}
      error={
        name === 'depart' && value.arrive && value.depart && value.depart <= value.arrive ? words.order : undefined
      }
      value={value[name]}
      onChange={(date) => set({ [name]: date })}
    />
  )
  return (
    <fieldset className="charge-test">
      <legend>{words.testStay}</legend>
      <p className="muted">{words.testStayText}</p>
      <Select
        label={words.home}
        emptyText={words.chooseHome}
        options={homes.map(({ id, name, town }) => ({ value: String(id), label: `${name}, ${town}` }))}
        value={value.home}
        onChange={(home) => set({ home })}
      />
      <div className="staff-pair">
        {day('arrive')}
        {day('depart')}
      </div>
      <div className="charge-party">
        {count('adults', 1, 50)}
        {count('children', 0, 50)}
        {count('infants', 0, 20)}
        {count('pets', 0, 10)}
      </div>
    </fieldset>
  )
}

type Compared = { id: string; label: string; before: PriceLine | undefined; after: PriceLine | undefined }

const rowsOf = ({ before, after }: TestedStay): Compared[] => {
  const lines = (side: TestedStay['before']) => [...side.lines, ...side.taxes]
  const keyOf = ({ code, label }: PriceLine) => `${code} ${label}`
  const [was, is] = [
    new Map(lines(before).map((one) => [keyOf(one), one])),
    new Map(lines(after).map((one) => [keyOf(one), one])),
  ]
  return [...new Set([...was.keys(), ...is.keys()])].map((id) => ({
    id,
    label: (is.get(id) ?? was.get(id))?.label ?? '',
    before: was.get(id),
    after: is.get(id),
  }))
}

/** The sample stay's line items before and after the change. */
export const TestedLines = ({ stay }: { stay: TestedStay }) => {
  const words = useWords(staffTaxesWords)
  const { money } = useFormats()
  const shown = (line: PriceLine | undefined) => (line ? money(line.amount) : '–')
  return (
    <Table
      className="num"
      caption={words.testStay}
      rows={rowsOf(stay)}
      rowKey={({ id }) => id}
      columns={[
        { id: 'line', head: words.line, cell: ({ label }) => label, foot: words.total },
        {
          id: 'before',
          head: words.now,
          align: 'end',
          cell: ({ before }) => shown(before),
          foot: money(stay.before.total),
        },
        {
          id: 'after',
          head: words.afterward,
          align: 'end',
          cell: ({ before, after }) => (
            <span className={before?.amount.amount === after?.amount.amount ? undefined : 'charge-moved'}>
              {shown(after)}
            </span>
          ),
          foot: money(stay.after.total),
        },
      ]}
    />
  )
}
