import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Icon } from '../foundation/icon.tsx'
import { Press } from './press.tsx'

const meta = { title: 'Actions/Press', component: Press } satisfies Meta<typeof Press>
export default meta
type Story = StoryObj<typeof meta>

export const InASentence: Story = {
  render: () => (
    <p>
      New here? <Press className="inline-link">Create an account</Press>
    </p>
  ),
}
export const Row: Story = {
  render: () => {
    const [times, setTimes] = useState(0)
    return (
      <>
        <Press
          style={{ display: 'flex', alignItems: 'center', gap: 12, minHeight: 56, width: '100%', maxWidth: 460 }}
          onClick={() => setTimes(times + 1)}
        >
          <Icon name="document" />
          <span style={{ flex: 1 }}>Booking agreement</span>
          <span className="t-small muted">Signed Mon 3 May</span>
        </Press>
        <p role="status" className="t-small muted">
          Pressed {times}
        </p>
      </>
    )
  },
}
export const Busy: Story = { args: { busy: true, children: 'Logging out' } }
