import { type RefCallback, useSyncExternalStore } from 'react'

const never = () => () => {}

/** True once scripts run; until then a form is plain fields that any browser can send. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** For a plain field that gives way to a livelier one: what was written in it before scripts ran is handed over. */
export const handingOver =
  (written: string, take: (text: string) => void): RefCallback<HTMLInputElement> =>
  (field) => {
    if (!field) return
    return () => {
      if (field.value !== written) take(field.value)
    }
  }
