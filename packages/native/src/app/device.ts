import { App } from '@capacitor/app'
import { Camera } from '@capacitor/camera'
import { Capacitor } from '@capacitor/core'
import { Filesystem } from '@capacitor/filesystem'
import { LocalNotifications } from '@capacitor/local-notifications'
import { Network } from '@capacitor/network'
import { Preferences } from '@capacitor/preferences'
import { PushNotifications } from '@capacitor/push-notifications'
import { SplashScreen } from '@capacitor/splash-screen'
import { NativeSettings } from 'capacitor-native-settings'

/**
 * All device functions the product uses. Load this only in the app: Capacitor's own library attaches itself to the
 * window of anyone who loads it.
 */
export const device = {
  App,
  Camera,
  Filesystem,
  LocalNotifications,
  NativeSettings,
  Network,
  Preferences,
  PushNotifications,
  SplashScreen,
}

export type Device = typeof device

export const platform = (): 'ios' | 'android' => (Capacitor.getPlatform() === 'ios' ? 'ios' : 'android')
