import { expect, it } from 'vitest'
import { mayAskAgain, mostRequests } from './email-list-rules.ts'

const now = new Date('2027-03-01T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

it('waits ten minutes between two emails, and sends no more than three without a confirmation', () => {
  expect(mayAskAgain({ requested_at: minutesAgo(9), requested_times: 1 }, now)).toBe(false)
  expect(mayAskAgain({ requested_at: minutesAgo(10), requested_times: 1 }, now)).toBe(true)
  expect(mayAskAgain({ requested_at: minutesAgo(60), requested_times: mostRequests }, now)).toBe(false)
  expect(mayAskAgain({ requested_at: minutesAgo(60), requested_times: 0 }, now)).toBe(true)
})
