export type ToastMessage = {
  type?: 'success' | 'info' | 'danger'
  title?: string
  subTitle?: string
  message?: string
  /** A button in the toast. Runs first when the toast also has a target. */
  action?: { label: string; onPress: () => void }
  /** Where a press on the toast goes. */
  to?: string
}

/** Milliseconds a toast stays; it waits while hovered or focused. */
export const toastLifetime = 5000

type Waiting = (message: ToastMessage) => void

let show: Waiting | null = null
let waiting: ToastMessage[] = []
const wakers = new Set<() => void>()

/** Shows a short message at the foot of the page. */
export const toast = (message: ToastMessage): void => {
  if (show) {
    show(message)
    return
  }
  waiting = [...waiting, message]
  for (const wake of wakers) wake()
}

/** The host listens for the first message, so that the region's code is only fetched when there is something to say. */
export const onFirstToast = (wake: () => void): (() => void) => {
  wakers.add(wake)
  return () => wakers.delete(wake)
}
export const hasWaitingToasts = (): boolean => waiting.length > 0

/** The region takes over: it receives what waited and everything after. Returns how to let go. */
export const takeToasts = (receive: Waiting): (() => void) => {
  show = receive
  const kept = waiting
  waiting = []
  for (const message of kept) receive(message)
  return () => {
    show = null
  }
}
