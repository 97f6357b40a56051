import './chip.css'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../foundation/class-names.ts'
import { Icon, type IconName } from '../foundation/icon.tsx'
import { type LinkProps, UiLink } from '../foundation/link.tsx'

export type ChipLook = {
  children?: ReactNode
  on?: boolean
  /** How many results would remain; 0 makes the chip's border dashed, but it stays focusable. */
  count?: number | undefined
  icon?: IconName
  /** Shows the × of a selected filter. */
  removable?: boolean
}

const Inside = ({ children, on, count, icon, removable }: ChipLook) => (
  <>
    {icon && <Icon name={icon} size={16} />}
    {children}
    {count !== undefined && <span className="ui-chip-count">{count}</span>}
    {on && removable && <Icon name="close" size={16} />}
  </>
)

export type ChipProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange'> &
  ChipLook & { onChange?: (on: boolean) => void }

/** A filter that is on or off. For a chip that opens something instead, set only `onClick`. */
export const Chip = ({ children, on, count, icon, removable = true, className, onChange, ...button }: ChipProps) => (
  <button
    type="button"
    {...button}
    className={classNames('ui-chip', className)}
    data-on={on || undefined}
    data-none={(!on && count === 0) || undefined}
    aria-pressed={onChange ? Boolean(on) : undefined}
    onClick={onChange ? () => onChange(!on) : button.onClick}
  >
    <Inside on={on} count={count} icon={icon} removable={removable && Boolean(onChange)}>
      {children}
    </Inside>
  </button>
)

/** The same as a link, for filters that are stored in the address and must work without scripts. */
export const ChipLink = ({ children, on, count, icon, removable = true, className, ...link }: LinkProps & ChipLook) => (
  <UiLink
    {...link}
    className={classNames('ui-chip', className)}
    data-on={on || undefined}
    data-none={(!on && count === 0) || undefined}
    aria-current={on ? 'true' : undefined}
  >
    <Inside on={on} count={count} icon={icon} removable={removable}>
      {children}
    </Inside>
  </UiLink>
)

type ChipFileProps = { href: string; download: string; 'aria-label': string; children: ReactNode }

/** A file to download, such as a tax form: not one of our pages, so not a router link. */
export const ChipFile = ({ children, ...link }: ChipFileProps) => (
  <a {...link} className="ui-chip">
    <Icon name="download" size={16} />
    {children}
  </a>
)
