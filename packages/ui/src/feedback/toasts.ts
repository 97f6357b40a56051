import type { IconName } from '../foundation/icon-paths.ts'

export type ToastType = 'success' | 'info' | 'warning' | 'danger'

export type ToastMessage = {
  /** Info unless told; `error` means danger. */
  type?: ToastType
  error?: boolean
  title?: string
  subTitle?: string
  message?: string
  icon?: IconName
  /** With a label it is a button in the toast; without one, what a press on the toast does. */
  action?: { label?: string; onPress: () => void }
  /** Where a press on the toast goes. Runs after the action when there is one. */
  to?: string
}

export type ShownToast = { id: number; message: ToastMessage }

/** Milliseconds a toast stays; it waits while hovered or focused. */
export const toastLifetime = 5000
/** More than these wait until one has left. */
export const toastsInView = 3

let last = 0
let all: readonly ShownToast[] = []
const listeners = new Set<() => void>()

const keep = (next: readonly ShownToast[]): void => {
  all = next
  for (const listen of listeners) listen()
}

const textOf = (of: ToastMessage): string => [typeOf(of), of.title, of.subTitle, of.message].join()

/** Shows a short message at the foot of the page; said again it takes the place of the one before. One that leads on is news of its own. */
export const toast = (message: ToastMessage): void => {
  last += 1
  const others = all.filter((one) => leadsOn(message) || textOf(one.message) !== textOf(message))
  keep([...others, { id: last, message }])
}

export const putAway = (id: number): void => keep(all.filter((one) => one.id !== id))

export const onToasts = (listen: () => void): (() => void) => {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
export const toastsNow = (): readonly ShownToast[] => all

export const typeOf = ({ type, error }: ToastMessage): ToastType => type ?? (error ? 'danger' : 'info')

/** A press anywhere on the toast does more than put it away. */
export const leadsOn = ({ action, to }: ToastMessage): boolean =>
  to !== undefined || (action !== undefined && action.label === undefined)

/** A press on the toast (or on its button, `asked`): it leaves, its action runs, then its target opens. */
export const pressToast = ({ id, message }: ShownToast, onGo: (to: string) => void, confirmed = false): void => {
  const { action, to } = message
  putAway(id)
  if (action && (confirmed || action.label === undefined)) action.onPress()
  if (to !== undefined) onGo(to)
}
