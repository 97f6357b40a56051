import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * What the native side announces to the page about a plugin before any script runs; a method without `rtype` returns
 * nothing.
 */
export type Header = { name: string; methods: { name: string; rtype?: string }[] }
export type Platform = 'ios' | 'android'

/** The packages of the device's plugins; Capacitor's own code is in two more. */
export const packages = [
  '@capacitor/app',
  '@capacitor/camera',
  '@capacitor/filesystem',
  '@capacitor/local-notifications',
  '@capacitor/network',
  '@capacitor/preferences',
  '@capacitor/push-notifications',
  '@capacitor/splash-screen',
  'capacitor-native-settings',
] as const

const require = createRequire(import.meta.url)
export const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`))

/** All sources of a package in one language, as a single text. */
const sources = (name: string, pattern: string): string =>
  globSync(pattern, { cwd: folderOf(name) })
    .map((file) => readFileSync(join(folderOf(name), file), 'utf8'))
    .join('\n')

const method = (name: string, returns: string | undefined) => {
  const rtype = (returns ?? 'promise').toLowerCase()
  return rtype === 'none' ? { name } : { name, rtype }
}

/** Java and Kotlin methods with Capacitor's annotation. */
const annotated = (text: string) =>
  [...text.matchAll(/@PluginMethod(?:\([^)]*RETURN_(\w+)\))?(?:\s|@\w+)+(?:public void|fun) (\w+)\(/g)].map(
    ([, returns, name = '']) => method(name, returns),
  )

const base = () => annotated(sources('@capacitor/android', 'capacitor/src/main/java/com/getcapacitor/Plugin.java'))

const unique = (methods: Header['methods']) => [...new Map(methods.map((one) => [one.name, one])).values()]

const androidHeader = (name: string): Header => {
  const text = sources(name, 'android/src/main/**/*.{java,kt}')
  const plugin = /@CapacitorPlugin\(\s*name = "(\w+)"/.exec(text)?.[1] ?? ''
  return { name: plugin, methods: unique([...base(), ...annotated(text)]) }
}

/** The methods Capacitor's own `JSExport.swift` adds to every plugin. */
const everyIos = [
  { name: 'addListener' },
  { name: 'removeListener' },
  ...['removeAllListeners', 'checkPermissions', 'requestPermissions'].map((name) => method(name, 'promise')),
]

const iosHeader = (name: string): Header => {
  const text = sources(name, 'ios/Sources/**/*.swift')
  const plugin = /let jsName(?:: String)? = "(\w+)"/.exec(text)?.[1] ?? ''
  const own = [
    ...text.matchAll(
      /CAPPluginMethod\((?:name: "(\w+)"|#selector\((?:\w+\.)?(\w+)\))(?:, returnType: (?:CAPPluginReturn|\.)(\w+))?/g,
    ),
  ].map(([, named, selected, returns]) => method(named ?? selected ?? '', returns))
  return { name: plugin, methods: unique([...everyIos, ...own]) }
}

/** What a platform's app announces, read from the plugins' own sources: the fake can't announce anything else. */
export const headersOf = (platform: Platform): Header[] =>
  packages.map((name) => (platform === 'ios' ? iosHeader(name) : androidHeader(name)))

/** Capacitor's own script, which both platforms run before any of the page's scripts. */
export const nativeBridge = (): string => sources('@capacitor/android', 'capacitor/src/main/assets/native-bridge.js')
