import { type RefCallback, useSyncExternalStore } from 'react'

const never = () => () => {}

/** True once scripts run; until then, a form consists of plain fields that any browser can submit. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** For a plain field that is replaced by an enhanced one: passes on the text typed before scripts ran. */
export const handingOver =
  (written: string, take: (text: string) => void): RefCallback<HTMLInputElement> =>
  (field) => {
    if (!field) return
    return () => {
      if (field.value !== written) take(field.value)
    }
  }
