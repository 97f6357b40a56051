import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../actions/button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Copies a link to this home with your dates in it.', children: <button type="button">Share</button> },
  decorators: [(Story) => <div style={{ display: 'grid', placeItems: 'center', minHeight: 260 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnAButton: Story = {
  args: {
    children: (
      <button type="button" className="ui-button" data-look="quiet">
        Share
      </button>
    ),
  },
}
export const LongText: Story = {
  args: {
    text: 'Taken by a stay of nine nights. The nearest nights that work are Fri 4 to Mon 7 June, and Sat 12 to Sat 19 June.',
    children: <IconButton icon="info" label="Why Tue 8 June is not free" />,
  },
}
