import type { Meta, StoryObj } from '@storybook/react-vite'
import { HoldClock } from './hold-clock.tsx'

const meta = {
  title: 'Display/Hold clock',
  component: HoldClock,
  args: {
    secondsLeft: 900,
    label: 'These nights are yours for',
    announce: (minutes) => (minutes === 1 ? 'One minute left' : `${minutes} minutes left`),
    overText: 'The time is over; the nights are open again.',
  },
} satisfies Meta<typeof HoldClock>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const FiveMinutes: Story = { args: { secondsLeft: 299 } }
export const Short: Story = { args: { secondsLeft: 75 } }
export const Over: Story = { args: { secondsLeft: 0 } }
export const RunsOut: Story = { args: { secondsLeft: 3 } }
