import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ConfirmButton } from './confirm-button.tsx'

const words = {
  title: 'Cancel this booking?',
  consequence: (
    <p>
      You get <b>$4,120.00</b> back to the card ending 4242, within five days. The nights go to the next guest, and you
      cannot take them again at this price.
    </p>
  ),
  confirm: 'Confirm',
  cancel: 'Keep the booking',
  close: 'Close',
}

const later = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

const meta = {
  title: 'Actions/Confirm button',
  component: ConfirmButton,
  args: { children: 'Cancel the booking', words, onConfirm: () => {} },
} satisfies Meta<typeof ConfirmButton>
export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {
  render: (args) => {
    const [times, setTimes] = useState(0)
    return (
      <>
        <ConfirmButton
          {...args}
          onConfirm={async () => {
            await later(2000)
            setTimes((before) => before + 1)
          }}
        />
        <p role="status">Done {times}</p>
      </>
    )
  },
}
export const Fails: Story = {
  render: (args) => {
    const [problem, setProblem] = useState<string>()
    return (
      <ConfirmButton
        {...args}
        problem={problem}
        onConfirm={async () => {
          setProblem(undefined)
          await later(200)
          setProblem('The bank did not answer. Nothing was canceled.')
          return false
        }}
      />
    )
  },
}
export const Quiet: Story = { args: { look: 'quiet', children: 'Take the request back' } }
export const Disabled: Story = { args: { disabledReason: 'The stay has begun.' } }
