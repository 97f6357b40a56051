import './popover.css'
import { Popover as AriaPopover, Dialog } from 'react-aria-components/Popover'
import { IconButton } from '../actions/button.tsx'
import { tabletWidth } from '../foundation/breakpoints.ts'
import { isTouch } from './hover-open.ts'
import { PageLocale } from './page-locale.tsx'
import type { PopoverProps } from './popover.tsx'

type Props = PopoverProps & { passing: boolean; onEnter: () => void; onLeave: () => void }

/**
 * Phones and tablets, and windows no wider than theirs: outside presses close nothing there (platform spec section 9).
 */
const isPhoneOrTablet = (): boolean => isTouch() || innerWidth <= tabletWidth

const Held = ({ label, closeLabel, onOpenChange, children }: Props) => (
  <Dialog aria-label={label} className="ui-popover-body">
    {closeLabel !== undefined && (
      <IconButton className="ui-popover-close" icon="close" label={closeLabel} onClick={() => onOpenChange(false)} />
    )}
    {children}
  </Dialog>
)

const Passing = ({ onEnter, onLeave, children }: Props) => (
  <div className="ui-popover-body" onPointerEnter={onEnter} onPointerLeave={onLeave}>
    {children}
  </div>
)

const Popover = (props: Props) => {
  const { open, onOpenChange, anchor, closeLabel, closesItself, placement = 'bottom start', passing } = props
  return (
    <PageLocale>
      <AriaPopover
        // A hover popover and a held one differ in focus, scrolling, and what is hidden behind.
        key={passing ? 'passing' : 'held'}
        className="ui-popover"
        isOpen={open}
        onOpenChange={onOpenChange}
        isNonModal={passing}
        triggerRef={anchor}
        placement={placement}
        offset={10}
        shouldCloseOnInteractOutside={() => !isPhoneOrTablet() || (closeLabel === undefined && !closesItself)}
      >
        {passing ? <Passing {...props} /> : <Held {...props} />}
      </AriaPopover>
    </PageLocale>
  )
}

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default Popover
