import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './button.tsx'

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { icon: 'share', label: 'Share this house' },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Single: Story = {}
export const Disabled: Story = { args: { icon: 'chevron-left', label: 'Earlier', disabled: true } }
export const Row: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 4 }}>
      <IconButton icon="arrow-left" label="Earlier" />
      <IconButton icon="arrow-right" label="Later" />
      <IconButton icon="heart" label="Keep" />
      <IconButton icon="close" label="Close" iconSize={18} />
    </div>
  ),
}
