import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RadioGroup } from './radio-group.tsx'

const ways = [
  { value: 'card', label: 'Card', hint: 'Charged at once' },
  { value: 'bank', label: 'Bank account', hint: 'Takes three working days' },
]

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: { legend: 'Pay with', options: ways, value: 'card' },
  render: (args) => {
    const [value, setValue] = useState(args.value ?? '')
    return <RadioGroup {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Cards: Story = { args: { look: 'cards' } }
export const Segments: Story = {
  args: {
    look: 'segments',
    legend: 'Period',
    hideLegend: true,
    value: 'month',
    options: ['Week', 'Month', 'Year'].map((label) => ({ value: label.toLowerCase(), label })),
  },
}
export const Empty: Story = { args: { value: '' } }
export const Invalid: Story = { args: { value: '', error: 'Please choose one.' } }
export const PartlyDisabled: Story = {
  args: { options: [...ways, { value: 'cash', label: 'Cash', hint: 'Not for stays above 1,000', disabled: true }] },
}
