import './modal.css'
import { useId } from 'react'
import { Modal as AriaModal, Dialog, ModalOverlay } from 'react-aria-components/Modal'
import { DialogParts } from './dialog-parts.tsx'
import type { ModalProps } from './modal.tsx'
import { PageLocale } from './page-locale.tsx'

const Modal = (props: ModalProps) => {
  const { open, onClose, title, closeLabel, size = 'normal', dismissable = true, role, footer, children } = props
  const bodyId = useId()
  return (
    <PageLocale>
      <ModalOverlay
        className="ui-veil"
        isOpen={open}
        onOpenChange={(next) => next || onClose()}
        isDismissable={dismissable}
        isKeyboardDismissDisabled={!dismissable}
      >
        <AriaModal className="ui-modal" data-size={size}>
          <Dialog role={role} aria-describedby={role === 'alertdialog' ? bodyId : undefined}>
            <DialogParts
              title={title}
              close={dismissable ? { label: closeLabel, onClose } : undefined}
              bodyId={bodyId}
              footer={footer}
            >
              {children}
            </DialogParts>
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </PageLocale>
  )
}

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default Modal
