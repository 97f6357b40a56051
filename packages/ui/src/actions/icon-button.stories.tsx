import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { IconButton } from './button.tsx'

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { icon: 'share', label: 'Share this home' },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Single: Story = {}
export const Disabled: Story = { args: { icon: 'chevron-left', label: 'Earlier', disabled: true } }
export const Row: Story = {
  render: () => {
    const [pressed, setPressed] = useState('')
    return (
      <>
        <div style={{ display: 'flex', gap: 4 }}>
          <IconButton icon="arrow-left" label="Earlier" onClick={() => setPressed('Earlier')} />
          <IconButton icon="arrow-right" label="Later" onClick={() => setPressed('Later')} />
          <IconButton icon="heart" label="Keep" onClick={() => setPressed('Keep')} />
          <IconButton icon="close" label="Close" iconSize={18} onClick={() => setPressed('Close')} />
        </div>
        <p role="status" className="t-small muted">
          {pressed}
        </p>
      </>
    )
  },
}
