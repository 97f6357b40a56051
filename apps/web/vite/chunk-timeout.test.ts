import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { withTimeout } from './chunk-timeout.ts'

const router = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/lib/dom/ssr/routeModules.js',
)

it("C509 router pages import with a timeout, and one that is late isn't reloaded automatically", () => {
  const code = withTimeout(readFileSync(router, 'utf8'), router) ?? ''
  expect(code).toMatch(/await inTime\(import\([^;]*route\.module\s*\)\);/)
  expect(code).toMatch(/if \(isChunkLoadError\(error\)\) throw error;[\s\S]*location\.reload\(\)/)
})

it('C509 parts that pages import have a timeout', () => {
  const code = withTimeout('return baseModule().catch(handlePreloadError);', '\0vite/preload-helper.js')
  expect(code).toContain('return inTime(baseModule()).catch(handlePreloadError);')
})

it('fails the build if a helper no longer imports the way it did', () => {
  expect(() => withTimeout('export {}', '\0vite/preload-helper.js')).toThrow(/chunk-timeout/)
  expect(withTimeout('import("./a")', '/app/a.ts')).toBeUndefined()
})
