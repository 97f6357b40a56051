import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Select } from './select.tsx'

const towns = ['Averil Harbor', 'Saltgrass', 'Wickham Pond', 'Montauk'].map((label) => ({ value: label, label }))

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Town', options: towns, emptyText: 'Could not find any options' },
  render: (args) => {
    const [value, setValue] = useState(args.value ?? '')
    return <Select {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { value: 'Saltgrass' } }
export const Unchosen: Story = { args: { options: [{ value: '', label: 'Choose' }, ...towns] } }
export const NoOptions: Story = { args: { options: [] } }
export const WithHint: Story = { args: { hint: 'Where the home is, not where you live.' } }
export const Invalid: Story = {
  args: { options: [{ value: '', label: 'Choose' }, ...towns], error: 'Please choose a town.' },
}
export const Disabled: Story = { args: { disabled: true, hint: 'The town cannot change once the home is listed.' } }
export const PartlyDisabled: Story = {
  args: { options: towns.map((town, at) => ({ ...town, disabled: at === 2 })) },
}
export const Bare: Story = { args: { bare: true, label: 'Sort by', value: 'Montauk' } }
export const Many: Story = {
  args: { options: Array.from({ length: 60 }, (_, at) => ({ value: `${at}`, label: `House number ${at + 1}` })) },
}
export const Long: Story = {
  args: {
    options: [{ value: 'a', label: 'A home with a name that does not fit into any box that a phone can show' }],
  },
}
