import type { PermissionName } from '@porchlight/native/app'

let denied: readonly PermissionName[] = []
const listeners = new Set<() => void>()

/** What the device has denied when a file input was last pressed. */
export const deniedNow = (): readonly PermissionName[] => denied

export const tellDenied = (names: readonly PermissionName[]): void => {
  denied = names
  for (const listen of listeners) listen()
}

export const onDenied = (listen: () => void): (() => void) => {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}
