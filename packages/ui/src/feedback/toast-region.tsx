import './toast.css'
import { useEffect } from 'react'
import {
  Button as AriaButton,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast'
import { Icon } from '../foundation/icon.tsx'
import type { ToastHostProps } from './toast-host.tsx'
import { type ToastMessage, takeToasts, toastLifetime } from './toasts.ts'

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 1 })
const icons = { success: 'check', info: 'info', danger: 'alert' } as const

const ToastRegion = ({ label, closeLabel, onGo }: ToastHostProps) => {
  useEffect(
    () =>
      takeToasts((message) => {
        // One at a time: what is said now makes what was said before stale.
        queue.clear()
        queue.add(message, { timeout: toastLifetime })
      }),
    [],
  )
  return (
    <AriaToastRegion queue={queue} className="ui-toasts" aria-label={label}>
      {({ toast }) => {
        const { type = 'info', title, subTitle, message, action, to } = toast.content
        const leave = () => {
          queue.close(toast.key)
          if (to) onGo(to)
        }
        return (
          // A press anywhere on a toast puts it away; the named buttons are for the keyboard.
          <AriaToast toast={toast} className="ui-toast" data-type={type} onClick={leave}>
            <Icon name={icons[type]} size={20} />
            <ToastContent className="ui-toast-content">
              <Text slot="title" className={title && 'ui-toast-title'}>
                {title ?? message}
              </Text>
              {subTitle && <span>{subTitle}</span>}
              {title && message && <Text slot="description">{message}</Text>}
            </ToastContent>
            {action && (
              <button type="button" className="ui-toast-action" onClick={() => action.onPress()}>
                {action.label}
              </button>
            )}
            <AriaButton slot="close" className="ui-toast-close" aria-label={closeLabel}>
              <Icon name="close" size={18} />
            </AriaButton>
          </AriaToast>
        )
      }}
    </AriaToastRegion>
  )
}

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default ToastRegion
