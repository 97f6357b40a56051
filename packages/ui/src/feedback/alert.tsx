import './alert.css'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/button.tsx'
import { classNames } from '../foundation/class-names.ts'
import { Icon, type IconName } from '../foundation/icon.tsx'

export type AlertProps = {
  tone?: 'warning' | 'danger' | 'positive' | 'info'
  title?: ReactNode
  icon?: IconName
  /** One button or link, or several. */
  action?: ReactNode
  /** An ×, for messages that can be dismissed; a message whose cause remains stays. */
  dismiss?: { label: string; onPress: () => void }
  /** Announced when it appears: for events, not for permanent content. */
  live?: boolean
  className?: string
  children?: ReactNode
}

const icons = { warning: 'alert', danger: 'alert', positive: 'check', info: 'info' } as const

/** States what happened, what it means, and what to do. Stays until its cause is gone. */
export const Alert = ({ tone = 'warning', title, icon, action, dismiss, live, className, children }: AlertProps) => (
  <div
    className={classNames('ui-alert', className)}
    data-tone={tone}
    role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
  >
    <Icon name={icon ?? icons[tone]} size={22} />
    <div>
      {title && <p className="ui-alert-title">{title}</p>}
      {children && <div className="ui-alert-body">{children}</div>}
    </div>
    {action && <div className="ui-alert-action">{action}</div>}
    {dismiss && (
      <IconButton
        className="ui-alert-dismiss"
        icon="close"
        iconSize={18}
        label={dismiss.label}
        onClick={dismiss.onPress}
      />
    )}
  </div>
)
