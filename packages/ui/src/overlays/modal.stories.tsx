import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Modal, type ModalProps } from './modal.tsx'

const paragraph =
  'The home sleeps eight, and no more: neighbors live close, and the septic tank was built for a family. '

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  args: { open: true, onClose: () => {}, title: 'House rules', closeLabel: 'Close', children: null },
  render: (args) => {
    const [open, setOpen] = useState(true)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Modal {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

const both = (
  <>
    <Button>Not now</Button>
    <Button look="primary">Agree</Button>
  </>
)

export const Normal: Story = { args: { children: <p>{paragraph}</p>, footer: both } }
export const Small: Story = { args: { size: 'small', children: <p>{paragraph}</p>, footer: both } }
export const Large: Story = { args: { size: 'large', children: <p>{paragraph.repeat(6)}</p>, footer: both } }
export const LongText: Story = {
  args: {
    title: 'Everything you should know about the home before the first of you arrives on Saturday afternoon',
    children: <p>{paragraph.repeat(60)}</p>,
    footer: both,
  },
}
export const MustBeAnswered: Story = {
  args: {
    dismissable: false,
    role: 'alertdialog',
    title: 'Password Expired',
    children: <TextField label="New password" type="password" />,
    footer: <Button look="primary">Change password</Button>,
  },
}

const Opener = ({
  name,
  children,
}: {
  name: string
  children: (parts: Pick<ModalProps, 'open' | 'onClose'>) => ReactNode
}) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {children({ open, onClose: () => setOpen(false) })}
    </>
  )
}

export const Stacked: Story = {
  render: () => (
    <div style={{ minHeight: 2000 }}>
      <Opener name="Book">
        {(first) => (
          <Modal {...first} title="Your stay" closeLabel="Close">
            <p>{paragraph}</p>
            <Opener name="Read the booking agreement">
              {(second) => (
                <Modal {...second} size="large" title="Booking agreement" closeLabel="Close">
                  <p>{paragraph.repeat(3)}</p>
                  <Opener name="Read the pool policy">
                    {(third) => (
                      <Modal {...third} size="small" title="Pool policy" closeLabel="Close">
                        <p>No diving.</p>
                      </Modal>
                    )}
                  </Opener>
                </Modal>
              )}
            </Opener>
          </Modal>
        )}
      </Opener>
    </div>
  ),
}
