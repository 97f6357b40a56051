import './button.css'
import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from '../foundation/class-names.ts'
import { Icon, type IconName } from '../foundation/icon.tsx'
import { type LinkProps, UiLink } from '../foundation/link.tsx'
import { useHeld } from './held-actions.tsx'

export type ButtonLook = {
  /**
   * `primary`: at most one in view; `quiet`: outlined; `bare`: without a border; `link`: underlined; `danger`: outlined
   * in the danger color.
   */
  look?: 'primary' | 'quiet' | 'bare' | 'link' | 'danger'
  /** Fills the danger look: for the final click before something is deleted. */
  filled?: boolean
  size?: 'small' | 'normal' | 'big'
  wide?: boolean
  icon?: IconName
  iconAfter?: IconName
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** In progress: the label stays, a line runs along the bottom, and presses do nothing. */
    busy?: boolean
    /** Why it can't be pressed now, shown next to it. The button stays focusable so that everyone can read why. */
    disabledReason?: string | undefined
    /** It changes nothing, so it works even where changes are disabled. */
    views?: boolean
  }

const shape = ({ look = 'quiet', size = 'normal', filled, wide }: ButtonLook) => ({
  'data-look': look,
  'data-size': size,
  'data-filled': filled || undefined,
  'data-wide': wide || undefined,
})

const Content = ({ icon, iconAfter, children }: ButtonLook & { children?: ReactNode }) => (
  <>
    {icon && <Icon name={icon} size={18} />}
    {children}
    {iconAfter && <Icon name={iconAfter} size={18} />}
  </>
)

export const Button = (props: ButtonProps) => {
  const {
    look,
    size,
    filled,
    wide,
    icon,
    iconAfter,
    busy,
    disabledReason,
    views,
    className,
    children,
    onClick,
    ...rest
  } = props
  const reasonId = useId()
  const hold = useHeld()
  const held = views || hold === null ? undefined : hold
  const still = busy || held !== undefined || disabledReason !== undefined || rest['aria-disabled'] === true
  const button = (
    <button
      type="button"
      {...rest}
      {...shape({ look, size, filled, wide })}
      title={held ?? rest.title}
      className={classNames('ui-button', className)}
      aria-busy={busy || undefined}
      aria-disabled={still || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      onClick={still ? (event) => event.preventDefault() : onClick}
    >
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </button>
  )
  if (disabledReason === undefined) return button
  return (
    <span className="ui-button-held" data-wide={wide || undefined}>
      {button}
      <span id={reasonId} className="ui-button-reason">
        {disabledReason}
      </span>
    </span>
  )
}

/** A link that looks like a button. */
export const ButtonLink = (props: LinkProps & ButtonLook) => {
  const { look, size, filled, wide, icon, iconAfter, className, children, ...rest } = props
  return (
    <UiLink {...rest} {...shape({ look, size, filled, wide })} className={classNames('ui-button', className)}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </UiLink>
  )
}

/** A square button that shows only an icon; `label` is its accessible name. */
export const IconButton = ({
  icon,
  label,
  iconSize = 20,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { icon: IconName; label: string; iconSize?: number }) => (
  <button type="button" {...rest} className={classNames('ui-icon-button', className)} aria-label={label} title={label}>
    <Icon name={icon} size={iconSize} />
  </button>
)
