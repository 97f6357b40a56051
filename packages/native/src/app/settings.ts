import { AndroidSettings, IOSSettings } from 'capacitor-native-settings'
import type { Device } from './device.ts'

/** Opens the system settings of this app, where its permissions are granted and revoked. */
export const openAppSettings = async ({ NativeSettings }: Pick<Device, 'NativeSettings'>): Promise<void> => {
  await NativeSettings.open({ optionAndroid: AndroidSettings.ApplicationDetails, optionIOS: IOSSettings.App })
}
