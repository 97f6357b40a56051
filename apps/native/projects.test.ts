import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import bridge from '../../packages/native/package.json' with { type: 'json' }
import { address } from './address.ts'
import config from './capacitor.config.ts'
import own from './package.json' with { type: 'json' }

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const manifest = read('android/app/src/main/AndroidManifest.xml')
const strings = read('android/app/src/main/res/values/strings.xml')
const gradle = read('android/app/build.gradle')
const plist = read('ios/App/App/Info.plist')
const entitlements = read('ios/App/App/App.entitlements')
const xcode = read('ios/App/App.xcodeproj/project.pbxproj')
const { host } = new URL(address)

/** The strings and lists of a property list, by key. */
const textsOf = (list: string, key: string): string[] => {
  const [, value = ''] =
    new RegExp(`<key>${key}</key>\\s*(<string>[^<]*</string>|<array>[\\s\\S]*?</array>)`).exec(list) ?? []
  return [...value.matchAll(/<string>([^<]*)<\/string>/g)].map(([, text = '']) => text)
}
const androidText = (name: string): string | undefined => new RegExp(`name="${name}">([^<]*)<`).exec(strings)?.[1]

describe('the app’s projects', () => {
  it('are one app, with the same name and id', () => {
    expect(gradle).toContain(`applicationId "${config.appId}"`)
    expect(xcode.match(/PRODUCT_BUNDLE_IDENTIFIER = ([\w.]+);/g)).toEqual(
      Array(2).fill(`PRODUCT_BUNDLE_IDENTIFIER = ${config.appId};`),
    )
    expect([androidText('app_name'), ...textsOf(plist, 'CFBundleDisplayName')]).toEqual([
      config.appName,
      config.appName,
    ])
  })

  it('open the same address, and its links', () => {
    expect(config.server?.url).toBe(address)
    expect(androidText('app_host')).toBe(host)
    expect(manifest).toMatch(
      /<intent-filter android:autoVerify="true">\s*<action android:name="android.intent.action.VIEW" \/>\s*<category android:name="android.intent.category.DEFAULT" \/>\s*<category android:name="android.intent.category.BROWSABLE" \/>\s*<data android:scheme="https" android:host="@string\/app_host" \/>/,
    )
    expect(textsOf(entitlements, 'com.apple.developer.associated-domains')).toEqual([`applinks:${host}`])
    expect(xcode.match(/CODE_SIGN_ENTITLEMENTS = App\/App.entitlements;/g)).toHaveLength(2)
    // Without it, an iOS web view runs no service worker.
    expect(textsOf(plist, 'WKAppBoundDomains')).toEqual([host])
    expect(config.ios?.limitsNavigationsToAppBoundDomains).toBe(true)
    expect(read('www/offline.html')).toContain(`href="${address}/"`)
  })

  it('C390 request the permissions that file inputs and notifications need, say why, and request nothing else', () => {
    const requested = [...manifest.matchAll(/<uses-permission android:name="android\.permission\.(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(requested.sort()).toEqual([
      'ACCESS_NETWORK_STATE',
      'CAMERA',
      'INTERNET',
      'MODIFY_AUDIO_SETTINGS',
      'POST_NOTIFICATIONS',
      'READ_EXTERNAL_STORAGE',
      'RECORD_AUDIO',
    ])
    const reasons = [...plist.matchAll(/<key>(NS\w+UsageDescription)<\/key>\s*<string>([^<]{20,})<\/string>/g)].map(
      ([, key]) => key,
    )
    expect(reasons.sort()).toEqual([
      'NSCameraUsageDescription',
      'NSMicrophoneUsageDescription',
      'NSPhotoLibraryAddUsageDescription',
      'NSPhotoLibraryUsageDescription',
    ])
  })

  it('take pushes', () => {
    expect(textsOf(entitlements, 'aps-environment')).toHaveLength(1)
    expect(read('ios/App/App/AppDelegate.swift')).toContain('.capacitorDidRegisterForRemoteNotifications')
    expect(manifest).toContain('com.google.firebase.messaging.default_notification_channel_id')
  })

  it('use the plugins the pages call, in the same versions', () => {
    const { '@capacitor/android': android, '@capacitor/ios': ios, ...plugins } = own.dependencies
    expect(plugins).toEqual(bridge.dependencies)
    expect([android, ios, own.devDependencies['@capacitor/cli']]).toEqual(Array(3).fill(plugins['@capacitor/core']))
    const gradleNames = read('android/capacitor.settings.gradle')
    const swiftNames = read('ios/App/CapApp-SPM/Package.swift')
    expect(swiftNames).toContain(`capacitor-swift-pm.git", exact: "${plugins['@capacitor/core']}"`)
    for (const [name, version] of Object.entries(plugins)) {
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
      if (name === '@capacitor/core') continue
      expect(gradleNames).toContain(`node_modules/${name}/android'`)
      expect(swiftNames).toContain(`node_modules/${name}"`)
    }
  })

  it('contain no keys and no build output', () => {
    const ignored = read('android/.gitignore') + read('ios/.gitignore')
    for (const made of ['app/src/main/assets/public', 'capacitor.config.json', 'App/App/public'])
      expect(ignored).toContain(made)
    for (const secret of [
      'android/app/google-services.json',
      'android/keystore.properties',
      'ios/App/App/GoogleService-Info.plist',
    ])
      expect([secret, existsSync(fileURLToPath(new URL(secret, import.meta.url)))]).toEqual([secret, false])
    expect(xcode).not.toMatch(/DEVELOPMENT_TEAM = \w/)
    expect(gradle).not.toMatch(/storePassword|keyPassword/)
  })
})
