import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button, ButtonLink } from '../actions/button.tsx'
import { Alert } from './alert.tsx'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { title: 'Your account requires two factors authorization.' },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Your bank declined this card.',
    children: 'Nothing was charged. The nights are still yours until 14:32. Try another card or ask your bank.',
  },
}
export const Positive: Story = {
  args: { tone: 'positive', title: 'The booking is confirmed.', children: 'We wrote to edith@marlowe.org.' },
}
export const Info: Story = {
  args: { tone: 'info', title: 'This is the sandbox.', children: 'No card is charged here.' },
}
export const WithAction: Story = {
  args: {
    action: (
      <ButtonLink look="link" href="#verify">
        Verify Device
      </ButtonLink>
    ),
  },
}
export const WithActions: Story = {
  args: {
    tone: 'danger',
    title: 'The agreement could not be loaded.',
    action: (
      <>
        <Button size="small">Try Again</Button>
        <Button look="link">Open in new tab</Button>
      </>
    ),
  },
}
export const Dismissable: Story = {
  render: (args) => {
    const [gone, setGone] = useState(false)
    return gone ? (
      <p>Put away.</p>
    ) : (
      <Alert
        {...args}
        tone="info"
        title="New: flexible dates"
        dismiss={{ label: 'Dismiss', onPress: () => setGone(true) }}
      >
        Search for a weekend, a week or a month in any month of the year.
      </Alert>
    )
  },
}
export const LongText: Story = {
  args: {
    tone: 'danger',
    title: 'Some of these nights are taken, so nothing was kept. '.repeat(3),
    children: 'The home was booked by someone else while you were choosing. '.repeat(8),
    action: <Button size="small">Choose again</Button>,
    dismiss: { label: 'Dismiss', onPress: () => {} },
  },
}
