import { lazy, type ReactNode } from 'react'
import { OnceOpen } from '../foundation/once-open.tsx'
import { useClosedWithPage } from './open-overlays.ts'

const ModalBox = lazy(() => import('./modal-box.tsx'))

export type ModalProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** `palette` is a search field over its results: near the top, with its title only announced. */
  size?: 'small' | 'normal' | 'large' | 'palette'
  /** `false` for a dialog that must be answered: no ×, no Escape, and outside presses are ignored. */
  dismissable?: boolean
  /** `false` if it stays open when the page behind it changes; it closes itself when something in it opens a page. */
  closesWithPage?: boolean
  /** `alertdialog` for a warning that requires an answer; its body is announced with its title. */
  role?: 'dialog' | 'alertdialog'
  footer?: ReactNode
  children: ReactNode
}

/** A dialog over the page. One opened from another hides that one until it closes; the page behind doesn't scroll. */
export const Modal = (props: ModalProps) => {
  const { open, onClose, dismissable = true, closesWithPage = true } = props
  const close = dismissable ? onClose : undefined
  useClosedWithPage(open, closesWithPage ? close : undefined)
  return (
    <OnceOpen open={open} onClose={close}>
      <ModalBox {...props} />
    </OnceOpen>
  )
}
