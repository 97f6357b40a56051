import type { Meta, StoryObj } from '@storybook/react-vite'
import { CancellationBar, Timeline } from './timeline.tsx'

const items = [
  { term: 'Today', text: 'Half of it, when you book.', amount: '$4,024.83', state: 'done' as const },
  {
    term: 'Until Mon 3 May, 16:00',
    text: 'The rest, from the same card.',
    amount: '$4,024.82',
    state: 'current' as const,
  },
  { term: 'Sat 17 Jul', text: 'Arrive from 16:00.' },
]
const meta = { title: 'Display/Timeline', component: Timeline, args: { items } } satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Payments: Story = { args: { label: 'What is paid when' } }
export const AllDone: Story = { args: { items: items.map((item) => ({ ...item, state: 'done' as const })) } }
export const One: Story = { args: { items: items.slice(0, 1) } }
export const LongWords: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      text: 'What happens then, who does it, and what it needs from you. '.repeat(3),
    })),
  },
}

const steps = [
  {
    tone: 'positive' as const,
    from: 'Today',
    title: 'Until Mon 3 May, 16:00',
    figure: '$8,049.65',
    text: 'All of it comes back.',
    weight: 1.6,
  },
  {
    tone: 'accent' as const,
    from: '3 May',
    title: 'Until Thu 17 Jun, 16:00',
    figure: '$4,024.83',
    text: 'Half of it comes back.',
  },
  {
    tone: 'line' as const,
    from: '17 Jun',
    to: '17 Jul',
    title: 'After that',
    figure: '$0.00',
    text: 'No refund, unless the nights are rebooked.',
  },
]
export const Cancellation: Story = { render: () => <CancellationBar steps={steps} /> }
export const CancellationInTwo: Story = { render: () => <CancellationBar steps={steps.slice(1)} /> }
export const NothingComesBack: Story = { render: () => <CancellationBar steps={steps.slice(2)} /> }
