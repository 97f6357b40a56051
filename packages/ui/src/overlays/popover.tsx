import { lazy, type ReactNode, type RefObject, useCallback } from 'react'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { OnceOpen } from '../foundation/once-open.tsx'
import { useHoverOpen } from './hover-open.ts'
import { useClosedWithPage } from './open-overlays.ts'

const PopoverBox = lazy(() => import('./popover-box.tsx'))

export type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The element it belongs to, which gets the focus back. */
  anchor: RefObject<Element | null>
  label: string
  /**
   * The label of the ×, shown on phones and tablets, where an outside press then doesn't close it. Omit it only if a
   * selection closes it.
   */
  closeLabel?: string
  /** It has its own close button, and needs no × to stay open on touch devices. */
  closesItself?: boolean
  placement?: AriaPopoverProps['placement']
  /** Also opens when a mouse hovers the anchor, and closes with it. Its content must also be reachable by a press. */
  hover?: boolean
  children: ReactNode
}

/** A panel next to its trigger; closes on Escape, with a mouse on an outside press, and on navigation. */
export const Popover = (props: PopoverProps) => {
  const { open, onOpenChange, anchor, hover = false } = props
  const close = useCallback(() => onOpenChange(false), [onOpenChange])
  useClosedWithPage(open, close)
  const { passing, enter, leave } = useHoverOpen(anchor, { hover, open, onOpenChange })
  return (
    <OnceOpen open={open} onClose={close}>
      <PopoverBox {...props} passing={passing} onEnter={enter} onLeave={leave} />
    </OnceOpen>
  )
}
