import { describe, expect, it } from 'vitest'
import { isNativeShell, requestType } from './shell.ts'

const app = { Capacitor: { isNativePlatform: () => true } }

describe('the native shell', () => {
  it('is recognized by its bridge', () => {
    expect(isNativeShell(app)).toBe(true)
    expect(requestType(app)).toBe('self_app')
  })

  it('is absent in a browser, even one with a web bridge', () => {
    expect(requestType({})).toBe('self_web')
    expect(requestType({ Capacitor: { isNativePlatform: () => false } })).toBe('self_web')
    expect(requestType({ Capacitor: {} })).toBe('self_web')
  })
})
