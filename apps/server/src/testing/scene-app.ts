import { afterAll, beforeAll } from 'vitest'
import { type TestApp, type TestOptions, testApp } from './harness.ts'

/**
 * The `testApp` under a scene that several test files share: opened before the first test of the file that asks for it,
 * closed after the last. Its members are there once the tests run, not while the file is read.
 */
export const sceneApp = (options?: TestOptions): TestApp => {
  const t = {} as TestApp
  beforeAll(async () => {
    Object.assign(t, await testApp(options))
  })
  afterAll(() => t.close())
  return t
}
