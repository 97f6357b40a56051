import type { Meta, StoryObj } from '@storybook/react-vite'
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
  render: () => (
    <Press style={{ display: 'flex', alignItems: 'center', gap: 12, minHeight: 56, width: '100%', maxWidth: 460 }}>
      <Icon name="document" />
      <span style={{ flex: 1 }}>Booking agreement</span>
      <span className="t-small muted">Signed Mon 3 May</span>
    </Press>
  ),
}
export const Busy: Story = { args: { busy: true, children: 'Logging out' } }
