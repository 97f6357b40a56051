import type { PermissionName } from '@porchlight/native/app'

/** App messages at the bottom of whatever is open. */
type DeviceNotices = {
  /** What the device denied the last time a file input was pressed. */
  denied: readonly PermissionName[]
  /** An unexpected error has occurred. */
  fault: boolean
}

let notices: DeviceNotices = { denied: [], fault: false }
const listeners = new Set<() => void>()

export const deviceNotices = (): DeviceNotices => notices

const tell = (more: Partial<DeviceNotices>): void => {
  notices = { ...notices, ...more }
  for (const listen of listeners) listen()
}
export const tellDenied = (denied: DeviceNotices['denied']): void => tell({ denied })
export const tellFault = (fault: boolean): void => tell({ fault })

export const onDeviceNotices = (listen: () => void): (() => void) => {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}
