import { launchSteps } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { sceneApp } from '#testing/scene-app'
import { good } from '../bookings/testing/guest.ts'

const t = sceneApp()

it('a company that entered only its own data has our cancellation policies, and sends no automatic messages', async () => {
  const admin = await t.person('admin')
  const { steps } = await good(admin.call(launchSteps))
  const step = (name: string) => steps.find((one) => one.name === name)
  expect(step('policies')).toMatchObject({ done: true, count: 7 })
  expect(step('messages')).toMatchObject({ done: false, count: 0 })
  expect(steps.flatMap(({ name, done }) => (done ? [name] : []))).toEqual([
    'company',
    'brand',
    'contact',
    'books',
    'regions',
    'policies',
  ])
})
