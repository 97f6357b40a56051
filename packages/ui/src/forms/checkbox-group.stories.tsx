import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CheckboxGroup } from './checkbox-group.tsx'

const types = [
  { value: 'renter', label: 'Renter', hint: 'Book homes and look after your stays' },
  { value: 'owner', label: 'Owner', hint: 'Rent out a home with us' },
  { value: 'broker', label: 'Real Estate Broker' },
]

const meta = {
  title: 'Forms/Checkbox group',
  component: CheckboxGroup,
  args: { legend: 'What brings you here', options: types, value: [], onChange: () => {} },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <CheckboxGroup {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: ['owner', 'broker'], hint: 'Choose as many as are true.' } }
export const Cards: Story = { args: { look: 'cards', options: types.slice(0, 2), value: ['renter'] } }
export const Invalid: Story = { args: { error: 'Please select at least one account type' } }
export const PartlyDisabled: Story = {
  args: {
    options: [...types, { value: 'agent', label: 'Travel Agent', hint: 'Opens in the spring', disabled: true }],
  },
}
export const Many: Story = {
  args: {
    legend: 'Amenities',
    options: Array.from({ length: 14 }, (_, at) => ({ value: `${at}`, label: `Amenity number ${at + 1}` })),
    value: ['2', '5'],
  },
}
export const Long: Story = {
  args: { options: types.map((one) => ({ ...one, hint: 'A long word about what this means for you. '.repeat(5) })) },
}
