import { AndroidSettings, IOSSettings } from 'capacitor-native-settings'
import type { Device } from './device.ts'

/** Opens the system's page of this app, where its permissions are given and taken. */
export const openAppSettings = async ({ NativeSettings }: Pick<Device, 'NativeSettings'>): Promise<void> => {
  await NativeSettings.open({ optionAndroid: AndroidSettings.ApplicationDetails, optionIOS: IOSSettings.App })
}
