import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkline } from './sparkline.tsx'

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { values: [12, 18, 14, 22, 30, 26, 34, 41, 39, 44], label: 'Nights booked by month: from 12 up to 44' },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Rising: Story = {}
export const Flat: Story = { args: { values: [7, 7, 7, 7], label: 'Always 7' } }
export const WithGap: Story = {
  args: { values: [12, 18, null, null, 30, 26], label: 'From 12 up to 26, unknown between' },
}
export const One: Story = { args: { values: [12], label: '12' } }
export const None: Story = { args: { values: [], label: 'No figures yet' } }
export const InWords: Story = {
  render: (args) => (
    <p>
      Booked so far <Sparkline {...args} /> 44 nights
    </p>
  ),
}
