import { lazy, type ReactNode } from 'react'
import { OnceOpen } from '../foundation/once-open.tsx'
import { useClosedWithPage } from './open-overlays.ts'

const ModalBox = lazy(() => import('./modal-box.tsx'))

export type ModalProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  size?: 'small' | 'normal' | 'large'
  /** `false` for a dialog that must be answered: no ×, no Escape, and outside presses are ignored. */
  dismissable?: boolean
  /** `alertdialog` for a warning that requires an answer; its body is announced with its title. */
  role?: 'dialog' | 'alertdialog'
  footer?: ReactNode
  children: ReactNode
}

/** A dialog over the page. One opened from another hides that one until it closes; the page behind doesn't scroll. */
export const Modal = (props: ModalProps) => {
  const close = props.dismissable === false ? undefined : props.onClose
  useClosedWithPage(props.open, close)
  return (
    <OnceOpen open={props.open} onClose={close}>
      <ModalBox {...props} />
    </OnceOpen>
  )
}
