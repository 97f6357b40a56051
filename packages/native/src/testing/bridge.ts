import type { FakeDevice, PluginName } from './fake-device.ts'

/** A message from the page to the native side, in the format of `native-bridge.js`. */
export type Call = { callbackId: string; pluginId: string; methodName: string; options: Record<string, unknown> }
/** The argument of `Capacitor.fromNative`. */
export type Result = Pick<Call, 'callbackId' | 'pluginId' | 'methodName'> & {
  success: boolean
  save: boolean
  data?: unknown
  error?: { message: string; code?: string }
}

/** Events a plugin retains until someone listens, as both platforms do. */
const retainedEvents = new Set([
  'appUrlOpen',
  'backButton',
  'registration',
  'registrationError',
  'pushNotificationReceived',
  'pushNotificationActionPerformed',
  'localNotificationActionPerformed',
])

/**
 * The native side of the bridge for one page: receives its calls, answers them later, and reports events to listeners.
 */
export const nativeSide = (device: FakeDevice, send: (result: Result) => void) => {
  const listeners = new Map<string, string[]>()
  const waiting = new Map<string, unknown[]>()
  const emit = (pluginId: string, event: string, data: unknown) => {
    for (const callbackId of listeners.get(`${pluginId}.${event}`) ?? [])
      send({ callbackId, pluginId, methodName: 'addListener', success: true, save: true, data })
  }
  const tell = (pluginId: string, event: string, data: unknown): void => {
    const name = `${pluginId}.${event}`
    if ((listeners.get(name)?.length ?? 0) > 0) emit(pluginId, event, data)
    else if (retainedEvents.has(event)) waiting.set(name, [...(waiting.get(name) ?? []), data])
  }
  const listen = ({ pluginId, callbackId, options }: Call): void => {
    const event = String(options.eventName)
    const name = `${pluginId}.${event}`
    listeners.set(name, [...(listeners.get(name) ?? []), callbackId])
    const missed = waiting.get(name) ?? []
    waiting.delete(name)
    for (const data of missed) emit(pluginId, event, data)
  }
  const forget = ({ pluginId, options }: Call): void => {
    const name = `${pluginId}.${options.eventName}`
    listeners.set(
      name,
      (listeners.get(name) ?? []).filter((id) => id !== options.callbackId),
    )
  }

  const take = async (call: Call): Promise<void> => {
    const { callbackId, pluginId, methodName, options } = call
    device.calls.push({ plugin: pluginId, method: methodName, options })
    if (methodName === 'addListener') return listen(call)
    if (methodName === 'removeListener') return forget(call)
    const plugin = device.plugins[pluginId as PluginName] as Record<string, (options: unknown) => unknown> | undefined
    const answer = { callbackId, pluginId, methodName, save: false }
    try {
      if (!plugin?.[methodName]) throw Object.assign(new Error('not implemented'), { code: 'UNIMPLEMENTED' })
      const data = await plugin[methodName](options)
      // A call that resolves without a value returns an empty object on both platforms.
      send({ ...answer, success: true, data: data ?? {} })
    } catch (failure) {
      const { message, code } = failure as Error & { code?: string }
      send({ ...answer, success: false, error: { message, ...(code !== undefined && { code }) } })
    }
  }
  /** Another page has loaded: the previous one's listeners are gone. Retained events keep waiting. */
  const reset = (): void => listeners.clear()
  return { take, tell, reset }
}
