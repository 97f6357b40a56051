import './icon.css'
import { classNames } from './class-names.ts'
import { type IconName, iconPaths, turningIcons } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

export type IconProps = {
  name: IconName
  size?: number
  /** Solid instead of outlined: a kept heart, a given star. */
  filled?: boolean
  className?: string
}

/** A drawing beside words, or inside a control that has its own name: always hidden from screen readers. */
export const Icon = ({ name, size = 20, filled, className }: IconProps) => (
  <svg
    className={classNames('ui-icon', className)}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    data-filled={filled || undefined}
    data-turns={turningIcons.has(name) || undefined}
  >
    <path d={iconPaths[name]} />
  </svg>
)
