import './modal.css'
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../actions/button.tsx'
import type { SidePanelProps } from './side-panel.tsx'

const SidePanel = ({ open, onClose, title, closeLabel, side = 'end', footer, children }: SidePanelProps) => (
  <ModalOverlay className="ui-panel-veil" isOpen={open} onOpenChange={(next) => next || onClose()} isDismissable={true}>
    <AriaModal className="ui-panel" data-side={side}>
      <Dialog>
        <div className="ui-modal-head">
          <Heading slot="title" className="ui-modal-title">
            {title}
          </Heading>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className="ui-modal-body">{children}</div>
        {footer && <div className="ui-modal-foot">{footer}</div>}
      </Dialog>
    </AriaModal>
  </ModalOverlay>
)

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default SidePanel
