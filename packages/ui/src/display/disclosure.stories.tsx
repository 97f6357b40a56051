import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './disclosure.tsx'

const meta = {
  title: 'Display/Disclosure',
  component: Disclosure,
  args: { summary: 'How it was measured', children: 'With a laser, room by room, on 3 March.' },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
export const LongSummary: Story = {
  args: {
    summary: 'What is left open by the measurements of the upper floor, where the stairs turn twice. '.repeat(2),
  },
}
