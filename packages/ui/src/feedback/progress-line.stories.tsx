import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressLine } from './progress-line.tsx'

const meta = {
  title: 'Feedback/Progress line',
  component: ProgressLine,
  args: { open: true, label: 'Loading' },
} satisfies Meta<typeof ProgressLine>
export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {
  render: (args) => (
    <>
      <ProgressLine {...args} />
      <p className="muted">Five pixels along the top of the window.</p>
    </>
  ),
}
export const Idle: Story = { args: { open: false } }
