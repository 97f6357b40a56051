import './popover.css'
import type { ReactNode, RefObject } from 'react'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps, Dialog } from 'react-aria-components/Popover'

export type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The element it belongs to and returns the focus to. */
  anchor: RefObject<Element | null>
  label: string
  placement?: AriaPopoverProps['placement']
  children: ReactNode
}

/** A panel beside what opened it; closes on Escape, on a press elsewhere, and when the page changes. */
export const Popover = ({ open, onOpenChange, anchor, label, placement = 'bottom start', children }: PopoverProps) => (
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
