import { lazy, type ReactNode, type RefObject, useCallback } from 'react'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { OnceOpen } from '../foundation/once-open.tsx'
import { useHoverOpen } from './hover-open.ts'
import { useClosedWithPage } from './open-overlays.ts'

const PopoverBox = lazy(() => import('./popover-box.tsx'))

export type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The element it belongs to and returns the focus to. */
  anchor: RefObject<Element | null>
  label: string
  /** Name of the ×, shown on phones and tablets, where a press elsewhere then does not close it. Leave it out only where a choice closes it. */
  closeLabel?: string
  /** It has a button of its own that closes it, and needs no × to stay open under a finger. */
  closesItself?: boolean
  placement?: AriaPopoverProps['placement']
  /** Opens for a mouse over the anchor too, and goes with it. What it shows must be reachable by a press as well. */
  hover?: boolean
  children: ReactNode
}

/** A panel beside what opened it; closes on Escape, with a mouse on a press elsewhere, and when the page changes. */
export const Popover = (props: PopoverProps) => {
  const { open, onOpenChange, anchor, hover = false } = props
  useClosedWithPage(
    open,
    useCallback(() => onOpenChange(false), [onOpenChange]),
  )
  const { passing, enter, leave } = useHoverOpen(anchor, { hover, open, onOpenChange })
  return (
    <OnceOpen open={open}>
      <PopoverBox {...props} passing={passing} onEnter={enter} onLeave={leave} />
    </OnceOpen>
  )
}
