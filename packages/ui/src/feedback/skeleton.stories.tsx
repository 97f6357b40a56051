import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'
import { SkeletonCards, Waiting } from './skeleton-shapes.tsx'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Bar: Story = { args: { width: 180, height: 44 } }
export const PictureInItsColor: Story = { args: { width: 320, ratio: '3 / 2', color: '#b9a58a' } }
export const Cards: Story = {
  render: () => (
    <Waiting label="Loading homes">
      <SkeletonCards count={6} colors={['#c9b48f', '#8fa3a8', '#b98f7a']} />
    </Waiting>
  ),
}
