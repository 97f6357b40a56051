import './button.css'
import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../foundation/class-names.ts'

export type PressProps = ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean }

/** A button without a look, for a row, a picture or a word in a sentence that is pressed; the page's sheet dresses it. */
export const Press = ({ busy, className, onClick, ...rest }: PressProps) => (
  <button
    type="button"
    {...rest}
    className={classNames('ui-press', className)}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  />
)
