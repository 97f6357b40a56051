import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { NumberStepper } from './number-stepper.tsx'

const meta = {
  title: 'Forms/Number stepper',
  component: NumberStepper,
  args: { label: 'Adults', value: 2, onChange: () => {}, lessLabel: 'One adult fewer', moreLabel: 'One adult more' },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 380 }}>
        <NumberStepper {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof NumberStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = { args: { min: 1, max: 12 } }
export const Least: Story = { args: { value: 1, min: 1 } }
export const Most: Story = { args: { value: 12, max: 12 } }
export const WithHint: Story = { args: { label: 'Infants', value: 0, hint: 'Under 2, need no bed' } }
export const Long: Story = {
  args: {
    label: 'Dogs, and other animals that have been agreed with the owner beforehand',
    hint: 'Up to 60 pounds each',
  },
}
