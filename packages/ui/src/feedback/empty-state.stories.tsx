import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '../actions/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: { title: 'Nothing waits for you.' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Sentence: Story = { args: { children: 'Next arrival Thu 16:00.' } }
export const WithAct: Story = {
  args: {
    title: 'No stay yet.',
    children: 'Once you book, everything about your stay is here: documents, directions, door codes.',
    actions: (
      <ButtonLink look="primary" href="#homes">
        Find a home
      </ButtonLink>
    ),
  },
}
export const WithActs: Story = {
  args: {
    title: 'No home has all of that in these nights.',
    children: 'Without “Hot tub” there would be 14.',
    actions: (
      <>
        <Button look="primary">Loosen “Hot tub”</Button>
        <Button>Clear all filters</Button>
      </>
    ),
  },
}
