import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Calendar } from './calendar.tsx'
import { calendarWords, storyToday } from './story-words.ts'

const meta = {
  title: 'Calendars/Calendar',
  component: Calendar,
  args: { value: null, onChange: () => {}, today: storyToday, words: calendarWords },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 340 }}>
        <Calendar {...args} value={value} onChange={setValue} />
        <p className="t-small muted">Chosen: {value ?? 'nothing'}</p>
      </div>
    )
  },
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: '2027-06-24' } }
export const WithLimits: Story = { args: { value: '2027-06-24', min: '2027-06-20', max: '2027-08-10' } }
export const WithBlockedDays: Story = { args: { blocked: ['2027-06-22', '2027-06-23', '2027-06-24'] } }
export const MondayFirst: Story = { args: { firstWeekday: 1, locale: 'de', value: '2027-06-24' } }
export const FarBack: Story = { args: { min: '1960-01-01', max: storyToday, value: '1984-04-03' } }
