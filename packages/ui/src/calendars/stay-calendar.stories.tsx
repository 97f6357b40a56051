import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { addDays } from './calendar-days.ts'
import { writtenDate } from './date-names.ts'
import { type CalendarNight, StayCalendar, type StayCalendarWords } from './stay-calendar.tsx'
import { storyToday } from './story-words.ts'

const written = (date: string): string => writtenDate(date, 'en-US')

const words: StayCalendarWords = {
  calendar: 'Free nights',
  previousMonth: 'Earlier months',
  nextMonth: 'Later months',
  clear: 'Clear dates',
  nearest: 'Near by: ',
  status: ({ arrive, depart }, phase) => {
    if (arrive && depart) return `${written(arrive)} – ${written(depart)}`
    return phase === 'depart' ? 'Now the day you leave' : 'Choose the day you arrive'
  },
  day: ({ longDate, state, price, role }) => [longDate, role ?? state, price].filter(Boolean).join(', '),
}

const taken = ['2027-06-26', '2027-06-27', '2027-06-28', '2027-07-16', '2027-07-17']

/** Higher prices on weekends; check-out only on July 4; at least a week from July 19 on. */
const nights: CalendarNight[] = Array.from({ length: 120 }, (_, ahead) => {
  const date = addDays(storyToday, ahead)
  const open = !taken.includes(date)
  const before = !taken.includes(addDays(date, -1))
  return {
    date,
    open,
    price: ahead % 7 > 4 ? '1,650' : '1,450',
    canArrive: open && date !== '2027-07-04',
    canDepart: before,
    ...(date >= '2027-07-19' && { minStay: 7 }),
  }
})

const facts = {
  past: 'This day has passed.',
  taken: 'Taken.',
  'no-arrival': 'Nobody arrives on 4 July.',
  'no-departure': 'Nobody leaves on this day.',
  'across-taken': 'Taken from 26 to 29 June.',
  'too-short': 'Seven nights at least.',
}

const meta = {
  title: 'Calendars/Stay calendar',
  component: StayCalendar,
  args: { value: {}, onChange: () => {}, today: storyToday, words },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 740 }}>
        <StayCalendar {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof StayCalendar>
export default meta
type Story = StoryObj<typeof meta>

/** Without a home's nights: any two days from today on. */
export const AnyDays: Story = {}
export const WithNights: Story = {
  args: {
    nights,
    lastMonth: '2027-10',
    explain: ({ reason }) => ({
      fact: facts[reason],
      why: reason === 'across-taken' ? 'Another party sleeps in between.' : undefined,
      ...(reason === 'across-taken' && {
        nearest: [{ arrive: '2027-06-29', depart: '2027-07-03', label: 'Jun 29th to Jul 3rd' }],
      }),
    }),
    legend: (
      <>
        <span>
          <i style={{ background: 'var(--night-sel)' }} /> Your nights
        </span>
        <span>
          <i style={{ background: 'var(--night-off)' }} /> Taken
        </span>
      </>
    ),
  },
}
export const Chosen: Story = { args: { ...WithNights.args, value: { arrive: '2027-06-29', depart: '2027-07-04' } } }
/** Everything taken. */
export const NoneFree: Story = { args: { nights: [], explain: () => ({ fact: 'Taken.' }), lastMonth: '2027-07' } }
