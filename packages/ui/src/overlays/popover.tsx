import { lazy, type ReactNode, type RefObject } from 'react'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { OnceOpen } from '../foundation/once-open.tsx'

const PopoverBox = lazy(() => import('./popover-box.tsx'))

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
export const Popover = (props: PopoverProps) => (
  <OnceOpen open={props.open}>
    <PopoverBox {...props} />
  </OnceOpen>
)
