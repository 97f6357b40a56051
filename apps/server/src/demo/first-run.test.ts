import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from '../cli/doctor.ts'
import { type TestApp, testApp } from '../testing/harness.ts'
import { fillDemo } from './first-run.ts'

let t: TestApp

beforeAll(async () => {
  t = await testApp()
  await fillDemo(t.app, 6, 2027)
}, 60_000)
afterAll(() => t.close())

test('every invariant holds as soon as the demo world is there, before any job has run', async () => {
  const said: string[] = []
  await examine(t.app, { say: (line) => said.push(line) })
  expect(said.filter((line) => line.startsWith('BROKEN'))).toEqual([])
  expect(said.filter((line) => line.startsWith('holds')).length).toBeGreaterThan(20)
})
