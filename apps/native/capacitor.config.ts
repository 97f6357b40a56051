/// <reference types="@capacitor/push-notifications" />
/// <reference types="@capacitor/splash-screen" />
import type { CapacitorConfig } from '@capacitor/cli'
import { address } from './address.ts'

/** Read by `cap sync`, which copies it into the projects (docs/decisions/0030-native-app-shell.md). */
const config: CapacitorConfig = {
  appId: 'com.porchlight.stays',
  appName: 'Porchlight',
  // Only what is shown when the very first page does not come; every other page is the server's.
  webDir: 'www',
  server: { url: address, errorPath: 'offline.html' },
  // The ground of the splash, so that nothing flashes between it and the first page.
  backgroundColor: '#201b16',
  zoomEnabled: false,
  ios: {
    // Service workers run in a web view for app-bound domains only.
    limitsNavigationsToAppBoundDomains: true,
    contentInset: 'never',
    webContentsDebuggingEnabled: false,
  },
  android: { webContentsDebuggingEnabled: false },
  plugins: {
    // Taken away by the page once it is alive, at the latest by itself after the ten seconds it has for that.
    SplashScreen: { launchAutoHide: true, launchShowDuration: 10_000, backgroundColor: '#201b16', showSpinner: false },
    // In the foreground the page asks for its messages and shows what is new.
    PushNotifications: { presentationOptions: [] },
  },
}

export default config
