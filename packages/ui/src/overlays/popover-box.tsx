import './popover.css'
import { Popover as AriaPopover, Dialog } from 'react-aria-components/Popover'
import type { PopoverProps } from './popover.tsx'

const Popover = ({ open, onOpenChange, anchor, label, placement = 'bottom start', children }: PopoverProps) => (
  <AriaPopover
    className="ui-popover"
    isOpen={open}
    onOpenChange={onOpenChange}
    triggerRef={anchor}
    placement={placement}
    offset={10}
  >
    <Dialog aria-label={label} className="ui-popover-body">
      {children}
    </Dialog>
  </AriaPopover>
)

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default Popover
