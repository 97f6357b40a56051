import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { dateWords, storyToday } from '../calendars/story-words.ts'
import { DateTimeField } from './date-time-field.tsx'

const meta = {
  title: 'Forms/Date time field',
  component: DateTimeField,
  args: {
    label: 'Opens',
    value: null,
    onChange: () => {},
    today: storyToday,
    words: {
      ...dateWords,
      date: 'Date',
      time: 'Time',
      needsBoth: 'Give the date and the time.',
      held: (written: string) => `The nearest possible time is ${written}.`,
    },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 400, display: 'grid', gap: 12 }}>
        <DateTimeField {...args} value={value} onChange={setValue} />
        <p className="t-small muted">Value: {value ?? 'none'}</p>
      </div>
    )
  },
} satisfies Meta<typeof DateTimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: '2027-05-10T14:00' } }
export const FromNoon: Story = { args: { min: '2026-05-10T12:00', hint: 'Not before noon on 10 May 2026.' } }
export const Invalid: Story = { args: { value: '2027-05-10T14:00', error: 'The office is closed then.' } }
export const Disabled: Story = { args: { value: '2027-05-10T14:00', disabled: true, hint: 'Already sent.' } }
