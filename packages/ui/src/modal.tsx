import './modal.css'
import type { ReactNode } from 'react'
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from './button.tsx'

export type ModalProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  size?: 'small' | 'normal' | 'large'
  /** `false` for a dialog that must be answered: no ×, no Escape, no press beside it. */
  dismissable?: boolean
  /** `alertdialog` for a warning that waits for an answer. */
  role?: 'dialog' | 'alertdialog'
  footer?: ReactNode
  children: ReactNode
}

/** A dialog over the page. One opened from another hides it until it closes; the page behind does not scroll. */
export const Modal = (props: ModalProps) => {
  const { open, onClose, title, closeLabel, size = 'normal', dismissable = true, role, footer, children } = props
  return (
    <ModalOverlay
      className="ui-veil"
      isOpen={open}
      onOpenChange={(next) => next || onClose()}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
    >
      <AriaModal className="ui-modal" data-size={size}>
        <Dialog role={role}>
          <div className="ui-modal-head">
            <Heading slot="title" className="ui-modal-title">
              {title}
            </Heading>
            {dismissable && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
          </div>
          <div className="ui-modal-body">{children}</div>
          {footer && <div className="ui-modal-foot">{footer}</div>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
