import './alert.css'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/button.tsx'
import { classNames } from '../foundation/class-names.ts'
import { Icon, type IconName } from '../foundation/icon.tsx'

export type AlertProps = {
  tone?: 'warning' | 'danger' | 'positive' | 'info'
  title?: ReactNode
  icon?: IconName
  /** One button or link, or a few. */
  action?: ReactNode
  /** An ×, for news that may be put away; what still has a cause stays. */
  dismiss?: { label: string; onPress: () => void }
  /** Read out when it appears: for something that happened, not for something that was always there. */
  live?: boolean
  className?: string
  children?: ReactNode
}

const icons = { warning: 'alert', danger: 'alert', positive: 'check', info: 'info' } as const

/** What happened, what it means, what to do. Stays until its cause is gone. */
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
