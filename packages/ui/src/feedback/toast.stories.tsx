import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Modal } from '../overlays/modal.tsx'
import { ToastHost } from './toast-host.tsx'
import { putAway, type ToastMessage, toast, toastsNow } from './toasts.ts'

/** The workbench has the host in its frame, like a page. */
const meta = {
  title: 'Feedback/Toast',
  component: ToastHost,
  args: { label: 'Notices', closeLabel: 'Dismiss', onGo: () => {} },
} satisfies Meta<typeof ToastHost>
export default meta
type Story = StoryObj<typeof meta>

const Says = ({ name, message }: { name: string; message: ToastMessage }) => (
  <Button onClick={() => toast(message)}>{name}</Button>
)

export const Kinds: Story = {
  render: () => {
    const [log, setLog] = useState<readonly string[]>([])
    const note = (text: string) => setLog((before) => [...before, text])
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, minHeight: 360, alignContent: 'start' }}>
        <Says name="Success" message={{ type: 'success', message: 'Saltgrass is blocked from Fri 4 to Mon 7 June.' }} />
        <Says name="Info" message={{ message: 'The link is copied.' }} />
        <Says name="Warning" message={{ type: 'warning', title: 'Offline', message: 'Six changes wait to be sent.' }} />
        <Says
          name="Danger"
          message={{ error: true, title: 'Required Fields', message: 'Please complete the highlighted fields' }}
        />
        <Says
          name="With a button"
          message={{ type: 'success', message: 'Blocked.', action: { label: 'Undo', onPress: () => note('undone') } }}
        />
        <Says
          name="That leads on"
          message={{
            title: 'Ann Brook',
            subTitle: 'Saltgrass, Fri 4 June',
            message: 'Is there a cot in the home?',
            icon: 'message',
            action: { onPress: () => note('read') },
            to: '/travelers',
          }}
        />
        <p role="log" style={{ width: '100%' }}>
          {log.join(', ')}
        </p>
      </div>
    )
  },
}

/** Three in view; the rest wait. */
export const Stacked: Story = {
  render: () => {
    useEffect(() => {
      toast({ type: 'success', message: 'Saved.' })
      toast({ type: 'danger', title: 'Upload Failed', message: 'The picture is larger than 20 MB.' })
      toast({ title: 'Ann Brook', message: 'Is there a cot in the home?', icon: 'message', to: '/travelers' })
      toast({ type: 'warning', message: 'The fourth waits.' })
      return () => {
        for (const { id } of toastsNow()) putAway(id)
      }
    }, [])
    return <div style={{ minHeight: 420 }} />
  },
}

export const OverADialog: Story = {
  render: () => {
    const [open, setOpen] = useState(true)
    return (
      <Modal open={open} onClose={() => setOpen(false)} title="Change your password" closeLabel="Close">
        <Button onClick={() => toast({ error: true, title: 'Error', message: 'Could not complete request' })}>
          Send
        </Button>
      </Modal>
    )
  },
}
