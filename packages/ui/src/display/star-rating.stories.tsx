import type { Meta, StoryObj } from '@storybook/react-vite'
import { StarRating } from './star-rating.tsx'

const meta = {
  title: 'Display/Star rating',
  component: StarRating,
  args: { value: 4.6, label: '4.6 of 5' },
} satisfies Meta<typeof StarRating>
export default meta
type Story = StoryObj<typeof meta>

export const Given: Story = {}
export const Full: Story = { args: { value: 5, label: '5 of 5' } }
export const Low: Story = { args: { value: 1.5, label: '1.5 of 5' } }
export const None: Story = { args: { value: 0, label: 'Not rated' } }
export const OfTen: Story = { args: { value: 8.4, max: 10, label: '8.4 of 10' } }
