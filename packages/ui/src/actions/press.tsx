import './button.css'
import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../foundation/class-names.ts'

export type PressProps = ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean }

/** An unstyled button, for a clickable row, picture, or word in a sentence; the page's style sheet styles it. */
export const Press = ({ busy, className, onClick, ...rest }: PressProps) => (
  <button
    type="button"
    {...rest}
    className={classNames('ui-press', className)}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  />
)
