import './menu.css'
import { type ReactNode, useId } from 'react'
import { classNames } from '../foundation/class-names.ts'

export type MenuProps = {
  /** What the button shows. */
  trigger: ReactNode
  /** Name of the button when it shows no words. */
  label?: string
  align?: 'start' | 'end'
  triggerClassName?: string
  /** Links and buttons, with `<hr />` between groups. */
  children: ReactNode
}

/** A button that opens a short list of links. The browser's own popover, so that it opens without scripts. */
export const Menu = ({ trigger, label, align = 'end', triggerClassName, children }: MenuProps) => {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={classNames('ui-menu-trigger', triggerClassName)}
        popoverTarget={id}
        title={label}
      >
        {label && <span className="visually-hidden">{label}</span>}
        {trigger}
      </button>
      <div id={id} popover="auto" className="ui-menu" data-align={align}>
        {children}
      </div>
    </>
  )
}
