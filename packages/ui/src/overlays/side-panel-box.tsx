import './modal.css'
import type { CSSProperties } from 'react'
import { Modal as AriaModal, Dialog, ModalOverlay } from 'react-aria-components/Modal'
import { DialogParts } from './dialog-parts.tsx'
import { PageLocale } from './page-locale.tsx'
import { panelWidths } from './panel-width.ts'
import type { SidePanelProps } from './side-panel.tsx'

const SidePanel = (props: SidePanelProps) => {
  const { open, onClose, title, closeLabel, side = 'end', tenths, footer, children } = props
  return (
    <PageLocale>
      <ModalOverlay
        className="ui-panel-veil"
        isOpen={open}
        onOpenChange={(next) => next || onClose()}
        isDismissable={true}
      >
        <AriaModal className="ui-panel" data-side={side} style={panelWidths(tenths) as CSSProperties}>
          <Dialog>
            <DialogParts title={title} close={{ label: closeLabel, onClose }} footer={footer}>
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
export default SidePanel
