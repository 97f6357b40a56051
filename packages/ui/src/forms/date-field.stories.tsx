import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { dateWords, storyToday } from '../calendars/story-words.ts'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Forms/Date field',
  component: DateField,
  args: { label: 'License ends', value: null, onChange: () => {}, today: storyToday, words: dateWords },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 360, display: 'grid', gap: 12 }}>
        <DateField {...args} value={value} onChange={setValue} />
        <p className="t-small muted">Value: {value ?? 'none'}</p>
      </div>
    )
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Month day year' } }
export const Filled: Story = { args: { value: '2027-05-10' } }
export const WithinMay: Story = {
  args: { label: 'A day in May', min: '2026-05-01', max: '2026-05-31', hint: '1 to 31 May 2026.' },
}
export const Invalid: Story = { args: { value: '2027-05-10', error: 'Please enter a date in the future' } }
export const Disabled: Story = { args: { value: '2027-05-10', disabled: true, hint: 'Comes from the contract.' } }
export const German: Story = { args: { label: 'Anreise', value: '2027-05-10', locale: 'de', firstWeekday: 1 } }
export const Long: Story = {
  args: {
    label: 'The day on which the county has last looked at the stairs, the wires and the well',
    aside: 'Optional',
  },
}
/** Changing limits clear values they exclude. */
export const ChangingLimits: Story = {
  render: (args) => {
    const [value, setValue] = useState<string | null>('2026-05-10')
    const [min, setMin] = useState('2026-05-01')
    return (
      <div style={{ maxWidth: 360, display: 'grid', gap: 12 }}>
        <DateField {...args} value={value} onChange={setValue} min={min} hint={`Not before ${min}`} />
        <p className="t-small muted">Value: {value ?? 'none'}</p>
        <Button onClick={() => setMin('2026-05-05')}>Not before the 5th</Button>
        <Button onClick={() => setMin('2026-05-11')}>Not before the 11th</Button>
      </div>
    )
  },
}
