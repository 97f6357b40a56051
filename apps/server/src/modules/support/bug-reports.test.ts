import { bugReports, reportBug } from '@porchlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const fault = {
  location: '/travelers/bookings/12?token=abc#x',
  visibility: 'foreground' as const,
  source: 'app.js:12',
  message: 'Cannot read nights of booking 12',
}

const reports = async () => {
  const staff = await t.person('staff')
  const answer = await staff.call(bugReports)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.reports
}

it('C516 a report records where, who, foreground or background, what, and from where, and drops the query of the address', async () => {
  const guest = await t.person('traveler')
  expect((await guest.call(reportBug, { body: fault })).ok).toBe(true)
  expect(await reports()).toMatchObject([
    {
      location: '/travelers/bookings/12',
      visibility: 'foreground',
      source: 'app.js:12',
      message: 'Cannot read nights of booking 12',
      userId: guest.accountId,
      times: 1,
    },
  ])
})

it('the same error is counted, whatever numbers it contains', async () => {
  const { call } = t.visitor()
  await call(reportBug, { body: { ...fault, message: 'Cannot read nights of booking 977' } })
  const [report, ...others] = await reports()
  expect(others).toEqual([])
  expect(report).toMatchObject({ times: 2, userId: null })
})

it('anything that looks like a secret is blanked', async () => {
  const { call } = t.visitor()
  await call(reportBug, {
    body: { ...fault, source: 'fetch', message: 'GET /x?token=hunter2 failed with Bearer abcdef123' },
  })
  const report = (await reports()).find(({ source }) => source === 'fetch')
  expect(report?.message).not.toMatch(/hunter2|abcdef123/)
})

it('only staff can read reports', async () => {
  const guest = await t.person('traveler')
  expect(await guest.call(bugReports)).toMatchObject({ ok: false, error: { code: 'forbidden' } })
  expect(await t.visitor().call(bugReports)).toMatchObject({ ok: false, error: { code: 'unauthenticated' } })
})

it('an error without a message is rejected', async () => {
  expect(await t.visitor().call(reportBug, { body: { ...fault, message: '' } })).toMatchObject({
    ok: false,
    error: { code: 'invalid_input' },
  })
})
