import type { AppPlugin } from '@capacitor/app'
import type { CameraPermissionState, CameraPlugin } from '@capacitor/camera'
import type { FilesystemPlugin } from '@capacitor/filesystem'
import type { LocalNotificationSchema, LocalNotificationsPlugin } from '@capacitor/local-notifications'
import type { NetworkPlugin } from '@capacitor/network'
import type { PreferencesPlugin } from '@capacitor/preferences'
import type { PushNotificationSchema, PushNotificationsPlugin } from '@capacitor/push-notifications'
import type { SplashScreenPlugin } from '@capacitor/splash-screen'
import type { NativeSettingsPlugin } from 'capacitor-native-settings'

/** A native side that answers according to the plugins' own definitions, checked by the compiler. */
type Native<P> = {
  [M in Exclude<keyof P, 'addListener'>]?: P[M] extends (...given: infer A) => Promise<infer R>
    ? (options: NonNullable<A[0]>) => R | Promise<R>
    : never
}
export type FakePlugins = {
  App: Native<AppPlugin>
  Camera: Native<CameraPlugin>
  Filesystem: Native<FilesystemPlugin>
  LocalNotifications: Native<LocalNotificationsPlugin>
  NativeSettings: Native<NativeSettingsPlugin>
  Network: Native<NetworkPlugin>
  Preferences: Native<PreferencesPlugin>
  PushNotifications: Native<PushNotificationsPlugin>
  SplashScreen: Native<SplashScreenPlugin>
}
export type PluginName = keyof FakePlugins

type Answer = 'granted' | 'denied' | 'prompt'
/** The decisions of a person, their system, and the push service; a test changes them the way they would. */
export type Settings = {
  camera: Answer
  photos: Answer
  microphone: Answer
  notices: Answer
  /** Their answer to the next permission request. */
  says: 'granted' | 'denied'
  /** The link the system opened the app with. */
  launchUrl: string | null
  connected: boolean
  /** The token the push service assigns when the app registers; null without a service. */
  pushToken: string | null
  /** The picture their camera takes, in base64; null if they take none. */
  photo: string | null
}

const usual: Settings = {
  camera: 'prompt',
  photos: 'prompt',
  microphone: 'prompt',
  notices: 'prompt',
  says: 'granted',
  launchUrl: null,
  connected: true,
  pushToken: null,
  photo: null,
}

export type FakeDevice = {
  settings: Settings
  /** The contents of Preferences; outlives the page and the process. */
  stored: Map<string, string>
  /** Every call that came over the bridge, in order. */
  calls: { plugin: string; method: string; options: unknown }[]
  shown: LocalNotificationSchema[]
  /** Push notifications the system has shown in the background, as reported by the plugin. */
  delivered: PushNotificationSchema[]
  plugins: FakePlugins
  /** Where plugins report events; set by whatever provides the bridge. */
  tell: (plugin: PluginName, event: string, data: unknown) => void
}

const resolved = (answer: Answer, says: Settings['says']): Settings['says'] => (answer === 'prompt' ? says : answer)

const photoUri = 'file:///data/user/0/com.porchlight.stays/cache/photo.jpeg'

/** A phone, as far as the product uses it. */
export const fakeDevice = (given: Partial<Settings> = {}): FakeDevice => {
  const settings: Settings = { ...usual, ...given }
  const stored = new Map<string, string>()
  const shown: LocalNotificationSchema[] = []
  const delivered: PushNotificationSchema[] = []

  const cameraState = () => ({
    camera: settings.camera as CameraPermissionState,
    photos: settings.photos as CameraPermissionState,
  })
  const askNotices = () => {
    settings.notices = resolved(settings.notices, settings.says)
    return settings.notices
  }
  const device: FakeDevice = {
    settings,
    stored,
    calls: [],
    shown,
    delivered,
    tell: () => {},
    plugins: {} as FakePlugins,
  }
  device.plugins = {
    App: {
      getLaunchUrl: () => (settings.launchUrl === null ? undefined : { url: settings.launchUrl }),
      minimizeApp: () => undefined,
    },
    Camera: {
      checkPermissions: cameraState,
      requestPermissions: ({ permissions = ['camera', 'photos'] } = { permissions: ['camera', 'photos'] }) => {
        for (const name of permissions) settings[name] = resolved(settings[name], settings.says)
        return cameraState()
      },
      takePhoto: () => {
        settings.camera = resolved(settings.camera, settings.says)
        if (settings.camera === 'denied') throw new Error('User denied access to camera')
        if (settings.photo === null) throw new Error('User canceled photos app')
        return { type: 0, uri: photoUri, saved: false, webPath: `https://localhost/_capacitor_file_${photoUri}` }
      },
    },
    Filesystem: {
      readFile: ({ path }) => {
        if (path !== photoUri || settings.photo === null) throw new Error('File does not exist')
        return { data: settings.photo }
      },
    },
    LocalNotifications: {
      checkPermissions: () => ({ display: settings.notices }),
      requestPermissions: () => ({ display: askNotices() }),
      createChannel: () => undefined,
      schedule: ({ notifications }) => {
        shown.push(...notifications)
        return { notifications: notifications.map(({ id }) => ({ id })) }
      },
    },
    NativeSettings: { open: () => ({ status: true }) },
    Network: {
      getStatus: () => ({ connected: settings.connected, connectionType: settings.connected ? 'wifi' : 'none' }),
    },
    Preferences: {
      get: ({ key }) => ({ value: stored.get(key) ?? null }),
      set: ({ key, value }) => void stored.set(key, value),
      remove: ({ key }) => void stored.delete(key),
      keys: () => ({ keys: [...stored.keys()] }),
      clear: () => stored.clear(),
    },
    PushNotifications: {
      checkPermissions: () => ({ receive: settings.notices }),
      requestPermissions: () => ({ receive: askNotices() }),
      createChannel: () => undefined,
      register: () => {
        const token = settings.pushToken
        if (token !== null) device.tell('PushNotifications', 'registration', { value: token })
        else device.tell('PushNotifications', 'registrationError', { error: 'no push service' })
      },
      // Its token at the service is no longer valid; it gets another one when it registers again.
      unregister: () => {
        if (settings.pushToken !== null) settings.pushToken = `${settings.pushToken}1`
      },
      getDeliveredNotifications: () => ({ notifications: delivered }),
    },
    SplashScreen: { hide: () => undefined },
  }
  return device
}
