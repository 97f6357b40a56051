import type { BrowserContext, Page } from '@playwright/test'
import {
  type Call,
  type FakeDevice,
  fakeDevice,
  headersOf,
  nativeBridge,
  nativeSide,
  type Platform,
  type PluginName,
  type Result,
  type Settings,
} from '../../../packages/native/src/testing/index.ts'

type Shell = Window & {
  Capacitor: { fromNative: (result: Result) => void; PluginHeaders: unknown }
  toNative: (call: Call) => Promise<void>
  microphone: () => Promise<boolean>
}

/**
 * Runs in the page before any of its scripts, the way a native shell runs it. Capacitor's own bridge comes after it.
 */
const announce = ({ platform, headers }: { platform: Platform; headers: unknown }) => {
  const shell = window as unknown as Shell & Record<string, unknown>
  const take = (call: Call) => void shell.toNative(call)
  if (platform === 'ios') shell.webkit = { messageHandlers: { bridge: { postMessage: take } } }
  else shell.androidBridge = { postMessage: (text: string) => take(JSON.parse(text) as Call) }
  shell.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {}, PluginHeaders: headers } as never
  // A web view asks its app for microphone access.
  const media = navigator.mediaDevices
  if (media)
    media.getUserMedia = async () => {
      if (await shell.microphone()) return new MediaStream()
      throw new DOMException('Permission denied', 'NotAllowedError')
    }
}

/** The device the page runs on, and the events a test can trigger on it. */
export type Phone = {
  device: FakeDevice
  /** Triggers an event on the device. */
  tell: (page: Page, plugin: PluginName, event: string, data?: unknown) => Promise<void>
}

type Wanted = { platform?: Platform; device?: FakeDevice; settings?: Partial<Settings> }

/** Makes a browser the app's web view: each of its pages runs in the shell. */
export const phoneOf = async (context: BrowserContext, wanted: Wanted = {}): Promise<Phone> => {
  const { platform = 'android', settings } = wanted
  const device = wanted.device ?? fakeDevice(settings)
  const sides = new WeakMap<Page, ReturnType<typeof nativeSide>>()
  const begin = (page: Page) => {
    const side = nativeSide(device, (result) => {
      // A page that is gone no longer receives anything.
      void page
        .evaluate((reply) => (window as unknown as Shell).Capacitor.fromNative(reply), result as never)
        .catch(() => {})
    })
    sides.set(page, side)
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) side.reset()
    })
    return side
  }
  context.on('page', begin)
  await context.exposeBinding('toNative', ({ page, frame }, call: Call) => {
    // Only the app's own page gets the bridge, not frames in it.
    return frame === page.mainFrame() ? (sides.get(page) ?? begin(page)).take(call) : undefined
  })
  await context.exposeBinding('microphone', () => {
    if (device.settings.microphone === 'prompt') device.settings.microphone = device.settings.says
    return device.settings.microphone === 'granted'
  })
  device.tell = (plugin, event, data) => {
    for (const page of context.pages()) sides.get(page)?.tell(plugin, event, data)
  }
  await context.addInitScript(announce, { platform, headers: headersOf(platform) })
  await context.addInitScript({ content: nativeBridge() })
  return {
    device,
    tell: async (page, plugin, event, data = {}) => (sides.get(page) ?? begin(page)).tell(plugin, event, data),
  }
}
