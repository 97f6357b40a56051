import './status.css'
import type { ReactNode } from 'react'
import { clampPercent } from '../foundation/clamp.ts'
import { classNames } from '../foundation/class-names.ts'
import { Icon, type IconName } from '../foundation/icon.tsx'
import { initialsOf } from './initials.ts'

export type Tone = 'neutral' | 'positive' | 'warning' | 'danger' | 'accent' | 'info'

/** A small filled tag. Never on a picture. */
export const Badge = ({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) => (
  <span className="ui-badge" data-tone={tone}>
    {icon && <Icon name={icon} size={15} />}
    {children}
  </span>
)

/** Shape and text: filled dot done, ring waiting, half dot in between, diamond yours, square broken, pale ring off. */
export type StatusState = 'done' | 'waiting' | 'half' | 'yours' | 'broken' | 'off'
export const Status = ({ state, children }: { state: StatusState; children: ReactNode }) => (
  <span className="ui-status" data-state={state}>
    {children}
  </span>
)

/** Initials, or a picture of a person. */
export const Avatar = ({ name, image, size = 34 }: { name: string; image?: string | null; size?: number }) => {
  if (image) return <img className="ui-avatar" src={image} alt="" width={size} height={size} />
  return (
    <span className="ui-avatar" style={{ width: size, height: size }} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

type MeterProps = {
  percent: number
  tone?: 'ink' | 'accent'
  size?: 'small' | 'normal'
  /** What it measures, if no text next to it says so. */
  label?: string
}

/**
 * A share of a whole as a bar. Silent for screen readers if the figure is next to it in text; announced if it has a
 * label.
 */
export const Meter = ({ percent, tone = 'ink', size = 'normal', label }: MeterProps) => {
  const held = clampPercent(percent)
  const spoken = { role: 'meter', 'aria-label': label, 'aria-valuenow': held, 'aria-valuemin': 0, 'aria-valuemax': 100 }
  return (
    <span
      className="ui-meter"
      data-tone={tone}
      data-size={size}
      {...(label === undefined ? { 'aria-hidden': true } : spoken)}
    >
      <span style={{ width: `${held}%` }} />
    </span>
  )
}

/** Work in progress, with a number; 5 px tall. */
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
