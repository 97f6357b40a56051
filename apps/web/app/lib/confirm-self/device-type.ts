import { isNativeShell } from '@porchlight/native'

/** What the app runs on; a browser says nothing. */
export const deviceType = (): 'ios' | 'android' | undefined => {
  if (!isNativeShell()) return undefined
  return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'ios' : 'android'
}
