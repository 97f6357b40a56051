import { isNativeShell } from '@porchlight/native'

/** The platform the app runs on; undefined in a browser. */
export const deviceType = (): 'ios' | 'android' | undefined => {
  if (!isNativeShell()) return undefined
  return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'ios' : 'android'
}
