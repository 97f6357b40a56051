import { useEffect, useRef } from 'react'
import { Icon } from '../foundation/icon.tsx'
import { inverse } from '../foundation/inverse.ts'
import { leadsOn, pressToast, putAway, type ShownToast, toastLifetime, typeOf } from './toasts.ts'

const icons = { success: 'check', info: 'info', warning: 'alert', danger: 'alert' } as const

/** Dismisses the toast when its time is over; the remaining time is paused and resumed with it. */
const useLifetime = (id: number, held: boolean) => {
  const left = useRef(toastLifetime)
  useEffect(() => {
    if (held) return
    const from = Date.now()
    const timer = setTimeout(() => putAway(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - from
    }
  }, [id, held])
}

type Props = { toast: ShownToast; held: boolean; closeLabel: string; onGo: (to: string) => void }

/** A press anywhere dismisses it; for the keyboard, every action has a button. */
export const ToastItem = ({ toast, held, closeLabel, onGo }: Props) => {
  const { title, subTitle, message, icon, action } = toast.message
  const type = typeOf(toast.message)
  useLifetime(toast.id, held)
  const first = title ?? subTitle ?? message
  return (
    <li className="ui-toast">
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: see above */}
      <div className="ui-toast-face ui-inverse" data-type={type} {...inverse()} onClick={() => pressToast(toast, onGo)}>
        <Icon name={icon ?? icons[type]} size={20} />
        <div className="ui-toast-content">
          {leadsOn(toast.message) ? (
            <button type="button" className="ui-toast-title">
              {first}
            </button>
          ) : (
            <span className={title === undefined ? undefined : 'ui-toast-title'}>{first}</span>
          )}
          {title !== undefined && subTitle !== undefined && <span>{subTitle}</span>}
          {first !== message && message !== undefined && <span className="ui-toast-message">{message}</span>}
        </div>
        {action?.label !== undefined && (
          <button
            type="button"
            className="ui-toast-action"
            onClick={(event) => {
              event.stopPropagation()
              pressToast(toast, onGo, true)
            }}
          >
            {action.label}
          </button>
        )}
        <button
          type="button"
          className="ui-toast-close"
          aria-label={closeLabel}
          onClick={(event) => {
            event.stopPropagation()
            putAway(toast.id)
          }}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </li>
  )
}
