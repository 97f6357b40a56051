import { afterAll, beforeAll } from 'vitest'
import { type TestApp, type TestOptions, testApp } from './harness.ts'

/**
 * The `testApp` of a scene shared by several test files: opened before the first test of the file that uses it, closed
 * after the last. Its members exist once the tests run, not while the file is loaded.
 */
export const sceneApp = (options?: TestOptions): TestApp => {
  const t = {} as TestApp
  beforeAll(async () => {
    Object.assign(t, await testApp(options))
  })
  afterAll(() => t.close())
  return t
}
