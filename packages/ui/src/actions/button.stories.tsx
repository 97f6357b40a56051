import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from './button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Request to book' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 } as const

export const Looks: Story = {
  render: () => (
    <div style={row}>
      <Button look="primary">Book</Button>
      <Button>Share</Button>
      <Button look="bare">Clear</Button>
      <Button look="link">All homes</Button>
      <Button look="danger">Cancel the booking</Button>
      <Button look="danger" filled>
        Delete the picture
      </Button>
    </div>
  ),
}
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button look="primary" size="big">
        Search
      </Button>
      <Button look="primary">Search</Button>
      <Button look="primary" size="small">
        Search
      </Button>
    </div>
  ),
}
export const WithIcons: Story = {
  render: () => (
    <div style={row}>
      <Button icon="share">Share</Button>
      <Button look="primary" iconAfter="arrow-right">
        Continue
      </Button>
      <Button look="link" iconAfter="arrow-right">
        All homes
      </Button>
      <Button look="danger" icon="trash">
        Delete
      </Button>
    </div>
  ),
}
export const Busy: Story = { args: { look: 'primary', busy: true, children: 'Paying' } }
export const DisabledWithReason: Story = {
  args: { look: 'primary', disabledReason: 'Choose your nights first.' },
}
export const WideWithReason: Story = {
  args: { look: 'primary', size: 'big', wide: true, disabledReason: 'The home is taken from Fri 4 June.' },
}
export const LongText: Story = {
  args: { look: 'primary', children: 'Take the request back and give the nights to the next guest' },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
}
export const Counting: Story = {
  render: () => {
    const [pressed, setPressed] = useState(0)
    const [busy, setBusy] = useState(false)
    return (
      <div style={row}>
        <Button onClick={() => setPressed(pressed + 1)} busy={busy}>
          Press
        </Button>
        <Button look="bare" onClick={() => setBusy(!busy)}>
          {busy ? 'Let go' : 'Hold'}
        </Button>
        <output>Pressed {pressed}</output>
      </div>
    )
  },
}
