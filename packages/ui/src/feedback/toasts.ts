import type { IconName } from '../foundation/icon-paths.ts'

export type ToastType = 'success' | 'info' | 'warning' | 'danger'

export type ToastMessage = {
  /** Info by default; `error` means danger. */
  type?: ToastType
  error?: boolean
  title?: string
  subTitle?: string
  message?: string
  icon?: IconName
  /** With a label, a button in the toast; without one, the effect of pressing the toast. */
  action?: { label?: string; onPress: () => void }
  /** Where pressing the toast goes. Runs after the action, if there is one. */
  to?: string
}

export type ShownToast = { id: number; message: ToastMessage }

/** Milliseconds a toast stays; paused while hovered or focused. */
export const toastLifetime = 5000
/** Additional toasts wait until one has disappeared. */
export const toastsInView = 3

let last = 0
let all: readonly ShownToast[] = []
/** The toasts shown in one turn: the results of one action, some of which may have failed. */
let sameTurn: readonly number[] = []
const listeners = new Set<() => void>()

const keep = (next: readonly ShownToast[]): void => {
  all = next
  for (const listen of listeners) listen()
}

const textOf = (of: ToastMessage): string => [typeOf(of), of.title, of.subTitle, of.message].join()

/** Whether a success makes it obsolete: an earlier failure that leaves nothing to do. */
const isOutdated = ({ id, message }: ShownToast): boolean =>
  typeOf(message) === 'danger' && message.to === undefined && message.action === undefined && !sameTurn.includes(id)

/**
 * Shows a short message at the bottom of the page and returns what puts it away; a repeated one replaces the previous one. One
 * with a link or action counts as a separate message. A success puts away the failures of earlier attempts.
 */
export const openToast = (message: ToastMessage): (() => void) => {
  last += 1
  const id = last
  if (sameTurn.length === 0)
    queueMicrotask(() => {
      sameTurn = []
    })
  sameTurn = [...sameTurn, last]
  const others = all
    .filter((one) => leadsOn(message) || textOf(one.message) !== textOf(message))
    .filter((one) => typeOf(message) !== 'success' || !isOutdated(one))
  keep([...others, { id, message }])
  return () => putAway(id)
}

/** Shows a short message at the bottom of the page. */
export const toast = (message: ToastMessage): void => {
  openToast(message)
}

export const putAway = (id: number): void => keep(all.filter((one) => one.id !== id))

export const onToasts = (listen: () => void): (() => void) => {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
export const toastsNow = (): readonly ShownToast[] => all

export const typeOf = ({ type, error }: ToastMessage): ToastType => type ?? (error ? 'danger' : 'info')

/** Whether a press anywhere on the toast does more than dismiss it. */
export const leadsOn = ({ action, to }: ToastMessage): boolean =>
  to !== undefined || (action !== undefined && action.label === undefined)

/** A press on the toast (or on its button, `confirmed`): it disappears, its action runs, then its target opens. */
export const pressToast = ({ id, message }: ShownToast, onGo: (to: string) => void, confirmed = false): void => {
  const { action, to } = message
  putAway(id)
  if (action && (confirmed || action.label === undefined)) action.onPress()
  if (to !== undefined) onGo(to)
}
