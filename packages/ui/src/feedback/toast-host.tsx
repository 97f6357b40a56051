import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasWaitingToasts, onFirstToast } from './toasts.ts'

const ToastRegion = lazy(() => import('./toast-region.tsx'))

export type ToastHostProps = {
  /** Name of the region for screen readers. */
  label: string
  closeLabel: string
  /** Goes to the page a toast points at. */
  onGo: (to: string) => void
}

let opened = false
const isOpened = () => {
  opened ||= hasWaitingToasts()
  return opened
}

/** Put once into the shell; `toast()` speaks through it. */
export const ToastHost = (props: ToastHostProps) => {
  const needed = useSyncExternalStore(onFirstToast, isOpened, () => false)
  if (!needed) return null
  return (
    <Suspense>
      <ToastRegion {...props} />
    </Suspense>
  )
}
