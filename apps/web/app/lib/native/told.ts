import type { PermissionName } from '@porchlight/native/app'

/** What the app has to say at the foot of whatever is open. */
type Told = {
  /** What the device denied when a file input was last pressed. */
  denied: readonly PermissionName[]
  /** An error that nobody expected has happened. */
  fault: boolean
}

let told: Told = { denied: [], fault: false }
const listeners = new Set<() => void>()

export const toldNow = (): Told => told

const tell = (more: Partial<Told>): void => {
  told = { ...told, ...more }
  for (const listen of listeners) listen()
}
export const tellDenied = (denied: Told['denied']): void => tell({ denied })
export const tellFault = (fault: boolean): void => tell({ fault })

export const onTold = (listen: () => void): (() => void) => {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}
