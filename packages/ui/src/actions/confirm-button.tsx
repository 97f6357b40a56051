import './confirm-button.css'
import { type ReactNode, useState } from 'react'
import { Alert } from '../feedback/alert.tsx'
import { Modal } from '../overlays/modal.tsx'
import { Button, type ButtonProps } from './button.tsx'

export type ConfirmButtonProps = Omit<ButtonProps, 'onClick' | 'busy' | 'type'> & {
  words: {
    /** The question: 'Cancel this booking?' */
    title: ReactNode
    /** The consequence, with the amount. */
    consequence: ReactNode
    /** The spec's word is 'Confirm'; the action itself is better: 'Cancel the booking'. */
    confirm: string
    cancel: string
    close: string
  }
  /** The error, shown in the question, which stays open. */
  problem?: ReactNode
  /** Runs once per question. The question closes when it succeeds, and stays open if it fails or returns `false`. */
  onConfirm: () => unknown
}

/** A button for an action that can't be undone: asks once and states the consequence. */
export const ConfirmButton = ({ words, problem, onConfirm, look = 'danger', ...button }: ConfirmButtonProps) => {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => {
    if (!busy) setAsking(false)
  }
  const confirm = async () => {
    setBusy(true)
    try {
      if ((await onConfirm()) !== false) setAsking(false)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button {...button} look={look} aria-haspopup="dialog" onClick={() => setAsking(true)} />
      <Modal
        open={asking}
        onClose={close}
        title={words.title}
        closeLabel={words.close}
        role="alertdialog"
        size="small"
        footer={
          <>
            <Button onClick={close}>{words.cancel}</Button>
            <Button look="danger" filled busy={busy} onClick={() => void confirm()}>
              {words.confirm}
            </Button>
          </>
        }
      >
        {problem && (
          <Alert tone="danger" live className="ui-confirm-problem">
            {problem}
          </Alert>
        )}
        {words.consequence}
      </Modal>
    </>
  )
}
