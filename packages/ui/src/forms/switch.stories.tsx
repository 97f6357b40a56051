import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Instant booking' },
  render: (args) => {
    const [checked, setChecked] = useState(args.checked ?? false)
    return (
      <div style={{ maxWidth: 460 }}>
        <Switch {...args} checked={checked} onChange={setChecked} />
      </div>
    )
  },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { checked: true } }
export const WithHint: Story = { args: { checked: true, hint: 'Guests book without asking you first.' } }
export const Long: Story = {
  args: {
    label: 'Tell me by text message when a guest asks for a stay that begins within the next forty-eight hours',
    hint: 'Between 8 in the morning and 9 in the evening, home time.',
  },
}
export const Disabled: Story = { args: { disabled: true, hint: 'Comes once the calendar is connected.' } }
export const DisabledOn: Story = { args: { disabled: true, checked: true, hint: 'The law of the town asks for it.' } }
