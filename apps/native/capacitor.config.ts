/// <reference types="@capacitor/push-notifications" />
/// <reference types="@capacitor/splash-screen" />
import type { CapacitorConfig } from '@capacitor/cli'
import { address } from './address.ts'

/** Read by `cap sync`, which copies it into the projects (docs/decisions/0030-native-app-shell.md). */
const config: CapacitorConfig = {
  appId: 'com.porchlight.stays',
  appName: 'Porchlight',
  // Shown only if the very first page fails to load; every other page comes from the server.
  webDir: 'www',
  server: { url: address, errorPath: 'offline.html' },
  // The splash screen's background, so that nothing flashes between it and the first page.
  backgroundColor: '#201b16',
  zoomEnabled: false,
  ios: {
    // In a web view, service workers run only for app-bound domains.
    limitsNavigationsToAppBoundDomains: true,
    contentInset: 'never',
    webContentsDebuggingEnabled: false,
  },
  android: { webContentsDebuggingEnabled: false },
  plugins: {
    // Removed by the page once it is hydrated, or automatically after the ten seconds it has for that.
    SplashScreen: { launchAutoHide: true, launchShowDuration: 10_000, backgroundColor: '#201b16', showSpinner: false },
    // In the foreground, the page polls for notifications and shows what is new.
    PushNotifications: { presentationOptions: [] },
  },
}

export default config
