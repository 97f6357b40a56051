import './modal.css'
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../actions/button.tsx'
import type { ModalProps } from './modal.tsx'

const Modal = (props: ModalProps) => {
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

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default Modal
