import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { storyToday } from '../calendars/story-words.ts'
import { BirthDateField } from './birth-date-field.tsx'

const meta = {
  title: 'Forms/Birth date field',
  component: BirthDateField,
  args: {
    label: 'Date of birth',
    value: null,
    onChange: () => {},
    today: storyToday,
    words: {
      day: 'Day',
      month: 'Month',
      year: 'Year',
      tooYoung: (age) => `You must be at least ${age} years old to book.`,
    },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 400, display: 'grid', gap: 12 }}>
        <BirthDateField {...args} value={value} onChange={setValue} />
        <p className="t-small muted">Value: {value ?? 'none'}</p>
      </div>
    )
  },
} satisfies Meta<typeof BirthDateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: 'Your date of birth stays between us.' } }
export const Filled: Story = { args: { value: '1984-02-29' } }
export const German: Story = { args: { locale: 'de', value: '1984-12-03' } }
export const FromTwentyFive: Story = { args: { minAge: 25 } }
export const Invalid: Story = { args: { error: 'Please enter your date of birth' } }
export const Disabled: Story = { args: { value: '1984-02-29', disabled: true, hint: 'Confirmed by your passport.' } }
