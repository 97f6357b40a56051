import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I travel with a dog' },
  render: (args) => {
    const [checked, setChecked] = useState(args.checked ?? false)
    return <Checkbox {...args} checked={checked} onChange={setChecked} />
  },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { checked: true } }
export const WithHint: Story = { args: { hint: 'The home asks 150 dollars for cleaning after one.' } }
export const Quiet: Story = {
  args: {
    quiet: true,
    label: 'I have read the house rules and agree to them, also for everyone in my party.',
  },
}
export const Invalid: Story = { args: { label: 'I agree to the terms', error: 'Please agree to go on.' } }
export const Disabled: Story = { args: { disabled: true, hint: 'This home takes no animals.' } }
export const DisabledOn: Story = { args: { disabled: true, checked: true, hint: 'Already part of the price.' } }
