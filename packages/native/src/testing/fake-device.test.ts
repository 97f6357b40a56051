import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Call, nativeSide, type Result } from './bridge.ts'
import { type FakePlugins, fakeDevice } from './fake-device.ts'
import { folderOf, headersOf, nativeBridge, packages } from './surface.ts'

const platforms = ['android', 'ios'] as const
/** The functions the product calls and the events it listens to, read from its sources. */
const product = globSync('{apps/web/app,packages/native/src/app}/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const names = Object.keys(fakeDevice().plugins) as (keyof FakePlugins)[]
const uses = (pattern: string) => [...product.matchAll(new RegExp(`\\b(${names.join('|')})\\.${pattern}`, 'g'))]
const called = uses('(\\w+)\\(').filter(([, , method]) => method !== 'addListener')
const heard = uses("addListener\\('(\\w+)'")

const definitions = (name: string) => readFileSync(join(folderOf(name), 'dist/esm/definitions.d.ts'), 'utf8')

const over = async (device: ReturnType<typeof fakeDevice>, calls: Omit<Call, 'callbackId'>[]) => {
  const results: Result[] = []
  const side = nativeSide(device, (result) => results.push(result))
  for (const [at, call] of calls.entries()) await side.take({ callbackId: String(at), ...call })
  return { results, side }
}

describe('the fake device', () => {
  it.each(platforms)("announces on %s what the plugins' own sources announce", (platform) => {
    const headers = headersOf(platform)
    expect(headers.map(({ name }) => name).sort()).toEqual([...names].sort())
    for (const { methods } of headers) expect(methods.length).toBeGreaterThan(5)
  })

  it.each(platforms)('answers on %s everything the product calls', (platform) => {
    const headers = headersOf(platform)
    expect(called.length).toBeGreaterThan(10)
    for (const [, plugin, method] of called) {
      const announced = headers.find(({ name }) => name === plugin)?.methods.find(({ name }) => name === method)
      expect([plugin, method, announced?.rtype]).toEqual([plugin, method, 'promise'])
      expect([plugin, method, plugin && method && method in fakeDevice().plugins[plugin as keyof FakePlugins]]).toEqual(
        [plugin, method, true],
      )
    }
  })

  it('has an event of its plugin for everything the product listens to', () => {
    const events = packages.map(definitions).join('\n')
    expect(heard.length).toBeGreaterThan(5)
    for (const [, , event] of heard) expect(events).toContain(`eventName: '${event}'`)
  })

  it("can do nothing that a plugin can't", () => {
    for (const platform of platforms)
      for (const { name, methods } of headersOf(platform)) {
        const real = new Set(methods.map((method) => method.name))
        const own = Object.keys(fakeDevice().plugins[name as keyof FakePlugins])
        expect([name, own.filter((method) => !real.has(method))]).toEqual([name, []])
      }
  })

  it('stores preferences the way the plugin does in a browser', async () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    }
    const proxied = new Proxy(storage, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    })
    Object.assign(globalThis, { window: { localStorage: proxied } })
    const { PreferencesWeb } = (await import(join(folderOf('@capacitor/preferences'), 'dist/esm/web.js'))) as {
      PreferencesWeb: new () => Record<string, (options?: unknown) => Promise<unknown>>
    }
    const web = new PreferencesWeb()
    const fake = fakeDevice().plugins.Preferences as Record<string, (options?: unknown) => unknown>
    for (const [method, options] of [
      ['get', { key: 'a' }],
      ['set', { key: 'a', value: '1' }],
      ['set', { key: 'b', value: '2' }],
      ['get', { key: 'a' }],
      ['keys', undefined],
      ['remove', { key: 'a' }],
      ['keys', undefined],
      ['clear', undefined],
      ['keys', undefined],
    ] as const)
      expect([method, await fake[method]?.(options)]).toEqual([method, await web[method]?.(options)])
    Reflect.deleteProperty(globalThis, 'window')
  })

  it("answers through Capacitor's own bridge, and reports what it doesn't support", async () => {
    expect(nativeBridge()).toContain('cap.fromNative')
    const { results } = await over(fakeDevice(), [
      { pluginId: 'Preferences', methodName: 'get', options: { key: 'a' } },
      { pluginId: 'App', methodName: 'getLaunchUrl', options: {} },
      { pluginId: 'Camera', methodName: 'pickImages', options: {} },
    ])
    expect(results).toMatchObject([
      { callbackId: '0', success: true, data: { value: null } },
      { callbackId: '1', success: true, data: {} },
      { callbackId: '2', success: false, error: { code: 'UNIMPLEMENTED' } },
    ])
  })

  it('reports events from before anyone listened, once, if the plugin retains them', async () => {
    const listen = (pluginId: string, eventName: string) => ({
      pluginId,
      methodName: 'addListener',
      options: { eventName },
    })
    const { results, side } = await over(fakeDevice(), [])
    side.tell('App', 'appUrlOpen', { url: 'https://a.example' })
    side.tell('Network', 'networkStatusChange', { connected: false })
    for (const [at, call] of [
      listen('App', 'appUrlOpen'),
      listen('Network', 'networkStatusChange'),
      listen('App', 'appUrlOpen'),
    ].entries())
      await side.take({ callbackId: String(at), ...call })
    expect(results).toMatchObject([{ callbackId: '0', save: true, data: { url: 'https://a.example' } }])
    side.reset()
    side.tell('Network', 'networkStatusChange', { connected: true })
    expect(results).toHaveLength(1)
  })
})
