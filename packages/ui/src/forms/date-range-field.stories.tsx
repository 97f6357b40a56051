import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { rangeWords, storyToday } from '../calendars/story-words.ts'
import { DateRangeField } from './date-range-field.tsx'

const meta = {
  title: 'Forms/Date range field',
  component: DateRangeField,
  args: {
    label: 'Period',
    value: {},
    onChange: () => {},
    today: storyToday,
    words: {
      ...rangeWords,
      start: 'First day',
      end: 'Last day',
      open: 'Choose the days',
      done: 'Done',
      unclear: 'This is not a date. Write it as May 10th 2027, for example.',
      cannotSelect: 'This date cannot be selected',
    },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 440, display: 'grid', gap: 12 }}>
        <DateRangeField {...args} value={value} onChange={setValue} />
        <p className="t-small muted">
          Value: {value.start ?? '…'} to {value.end ?? '…'}
        </p>
      </div>
    )
  },
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

const blocked = ['2027-06-26', '2027-06-27', '2027-06-28']

export const Empty: Story = {}
export const Filled: Story = { args: { value: { start: '2027-06-22', end: '2027-12-31' } } }
export const Limited: Story = {
  args: { min: '2027-06-20', max: '2027-08-31', blocked, hint: 'Until the end of August; 26 to 28 June are taken.' },
}
export const OfNights: Story = {
  args: { label: 'Stay', of: 'nights', min: '2027-06-20', max: '2027-08-31', blocked, price: () => '1,450' },
}
export const Invalid: Story = { args: { error: 'Choose at least a month.' } }
export const Disabled: Story = {
  args: { value: { start: '2027-06-22', end: '2027-07-04' }, disabled: true, hint: 'Closed with the quarter.' },
}
