import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RangeCalendar } from './range-calendar.tsx'
import { rangeWords, storyToday } from './story-words.ts'

const meta = {
  title: 'Calendars/Range calendar',
  component: RangeCalendar,
  args: { value: {}, onChange: () => {}, today: storyToday, words: rangeWords },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: args.months === 3 ? 1120 : 740 }}>
        <RangeCalendar {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof RangeCalendar>
export default meta
type Story = StoryObj<typeof meta>

const blocked = ['2027-06-26', '2027-06-27', '2027-06-28']

export const Empty: Story = {}
export const Begun: Story = { args: { value: { start: '2027-06-22' } } }
export const Whole: Story = { args: { value: { start: '2027-06-22', end: '2027-07-04' } } }
export const OneDay: Story = { args: { value: { start: '2027-06-22', end: '2027-06-22' } } }
export const Limited: Story = {
  args: {
    min: '2027-06-20',
    max: '2027-08-31',
    blocked,
    explain: ({ reason }) => ({
      fact: 'This date cannot be selected',
      why: reason === 'across' ? 'Some of these days are taken.' : undefined,
      ...(reason === 'across' && {
        nearest: [{ start: '2027-06-29', end: '2027-07-03', label: 'Jun 29th to Jul 3rd' }],
      }),
    }),
  },
}
/** An unavailable day can be a departure day. */
export const OfNights: Story = {
  args: { of: 'nights', min: storyToday, blocked, explain: () => ({ fact: 'This date cannot be selected' }) },
}
export const WithPrices: Story = {
  args: {
    of: 'nights',
    min: storyToday,
    blocked,
    price: (date) => (Number(date.slice(8)) % 7 > 4 ? '1,650' : '1,450'),
    value: { start: '2027-06-21', end: '2027-06-25' },
  },
}
export const OneMonth: Story = { args: { months: 1, value: { start: '2027-06-22', end: '2027-06-25' } } }
export const ThreeMonths: Story = { args: { months: 3, value: { start: '2027-06-22', end: '2027-07-09' } } }
