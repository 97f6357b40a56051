import './status.css'
import type { ReactNode } from 'react'
import { clampPercent } from '../foundation/clamp.ts'
import { classNames } from '../foundation/class-names.ts'
import { Icon, type IconName } from '../foundation/icon.tsx'

export type Tone = 'neutral' | 'positive' | 'warning' | 'danger' | 'accent' | 'info'

/** A small filled tag. Never on a picture. */
export const Badge = ({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) => (
  <span className="ui-badge" data-tone={tone}>
    {icon && <Icon name={icon} size={15} />}
    {children}
  </span>
)

/** Shape and word: filled dot done, ring waiting, half dot in between, diamond yours, square broken, pale ring off. */
export type StatusState = 'done' | 'waiting' | 'half' | 'yours' | 'broken' | 'off'
export const Status = ({ state, children }: { state: StatusState; children: ReactNode }) => (
  <span className="ui-status" data-state={state}>
    {children}
  </span>
)

/** Initials, or a picture of a person. */
export const Avatar = ({ name, image, size = 34 }: { name: string; image?: string | null; size?: number }) => {
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter(Boolean)
  const shown = `${initials[0] ?? ''}${initials.length > 1 ? initials.at(-1) : ''}`.toUpperCase()
  if (image) return <img className="ui-avatar" src={image} alt="" width={size} height={size} />
  return (
    <span className="ui-avatar" style={{ width: size, height: size }} aria-hidden="true">
      {shown}
    </span>
  )
}

/** A share of a whole as a bar. The figure stands beside it in words, so the bar itself is silent. */
export const Meter = ({
  percent,
  tone = 'ink',
  size = 'normal',
}: {
  percent: number
  tone?: 'ink' | 'accent'
  size?: 'small' | 'normal'
}) => (
  <span className="ui-meter" data-tone={tone} data-size={size} aria-hidden="true">
    <span style={{ width: `${clampPercent(percent)}%` }} />
  </span>
)

/** Work on its way, with a number; 5 px tall. */
export const ProgressBar = ({ percent, label, className }: { percent: number; label: string; className?: string }) => {
  const held = clampPercent(percent)
  return (
    <div
      className={classNames('ui-progress', className)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(held)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ width: `${held}%` }} />
    </div>
  )
}
