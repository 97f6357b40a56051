import './popover.css'
import type { ComponentProps, ReactNode } from 'react'
import { Tooltip as AriaTooltip, Focusable, type TooltipProps, TooltipTrigger } from 'react-aria-components/Tooltip'
import { inverse } from '../foundation/inverse.ts'

type FocusableChild = ComponentProps<typeof Focusable>['children']

const InOtherLight = ({ children }: { children: ReactNode }) => (
  <div className="ui-tooltip-face ui-inverse" {...inverse()}>
    {children}
  </div>
)

/** A sentence about the control it wraps, shown on hover and focus. Never the only place for information. */
export const Tooltip = ({
  text,
  placement = 'top',
  children,
}: {
  text: ReactNode
  placement?: TooltipProps['placement']
  /** One focusable element. */
  children: FocusableChild
}) => (
  <TooltipTrigger delay={0} closeDelay={100}>
    <Focusable>{children}</Focusable>
    <AriaTooltip className="ui-tooltip" placement={placement} offset={8}>
      <InOtherLight>{text}</InOtherLight>
    </AriaTooltip>
  </TooltipTrigger>
)
