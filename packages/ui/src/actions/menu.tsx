import './menu.css'
import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../foundation/class-names.ts'
import { useMenuKeys } from './use-menu-keys.ts'

export type MenuProps = {
  /** The button's content. */
  trigger: ReactNode
  /** The button's accessible name if it shows no text. */
  label?: string
  align?: 'start' | 'end'
  triggerClassName?: string
  /** Links and buttons, with `<hr />` between groups. */
  children: ReactNode
}

/** A press of Enter or the space bar; a pointer reports its click count. */
const byKeyboard = (event: MouseEvent) => event.detail === 0

/**
 * A button that opens a short list of links. Uses the browser's own popover, so that it opens without scripts. Arrows
 * and letters move through it; pressing an entry closes it.
 */
export const Menu = ({ trigger, label, align = 'end', triggerClassName, children }: MenuProps) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const entering = useRef(false)
  const { onListKey, onButtonKey, focusFirst } = useMenuKeys(list)
  return (
    <>
      <button
        type="button"
        className={classNames('ui-menu-trigger', triggerClassName)}
        popoverTarget={id}
        title={label}
        onClick={(event) => {
          entering.current = byKeyboard(event)
        }}
        onKeyDown={onButtonKey}
      >
        {label && <span className="visually-hidden">{label}</span>}
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the links and buttons in it */}
      <div
        ref={list}
        id={id}
        popover="auto"
        className="ui-menu"
        data-align={align}
        onKeyDown={onListKey}
        onToggle={(event) => {
          if (event.newState === 'open' && entering.current) focusFirst()
          entering.current = false
        }}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button')) list.current?.hidePopover()
        }}
      >
        {children}
      </div>
    </>
  )
}
