import './icon.css'
import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { type IconName, iconPaths, turningIcons } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

export type IconProps = {
  name: IconName
  size?: number
  /** Solid instead of outlined: a saved heart, a selected star. */
  filled?: boolean
  className?: string
}

let late: Readonly<Record<string, string>> = {}

/** An icon rarely used on visitor pages: its space is reserved immediately, and its drawing loads a moment later. */
const LatePath = ({ name }: { name: string }) => {
  const [paths, setPaths] = useState(late)
  useEffect(() => {
    if (!(name in late))
      void import('./late-icons.ts')
        .then(({ lateIcons }) => {
          late = lateIcons
          setPaths(lateIcons)
        })
        // Offline, its space stays empty: the text next to it says the same.
        .catch(() => {})
  }, [name])
  return <path d={paths[name]} />
}

/** An icon next to text, or inside a control with its own name: always hidden from screen readers. */
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
    {name in iconPaths ? <path d={iconPaths[name as keyof typeof iconPaths]} /> : <LatePath name={name} />}
  </svg>
)
