import './modal.css'
import type { ReactNode } from 'react'
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from './button.tsx'

export type SidePanelProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  side?: 'start' | 'end'
  footer?: ReactNode
  children: ReactNode
}

/** A sheet from the side: the whole width on a phone, half on a tablet, three tenths on a desk. */
export const SidePanel = ({ open, onClose, title, closeLabel, side = 'end', footer, children }: SidePanelProps) => (
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
