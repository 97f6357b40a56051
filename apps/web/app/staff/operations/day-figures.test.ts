import type { BoardJob } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { boardAxis, jobsByWorker, sendable } from './day-figures.ts'

const job = (more: Partial<BoardJob>) =>
  ({
    id: 1,
    state: 'planned',
    assignee: { as: 'vendor', id: 7, name: 'Tidy' },
    sentAt: null,
    startsAt: '2027-07-08T14:00:00Z',
    endsAt: '2027-07-08T16:00:00Z',
    ...more,
  }) as BoardJob
const morning = new Date('2027-07-08T12:00:00Z')

describe('the day board', () => {
  it('shows ten hours, and widens for work outside them', () => {
    const axis = boardAxis([job({})], morning)
    expect(axis.hours).toHaveLength(10)
    expect(axis.at('2027-07-08T17:00:00Z')).toBe(50)
    expect(boardAxis([job({ endsAt: '2027-07-08T23:30:00Z' })], morning).hours).toHaveLength(12)
  })
  it('groups by worker, and sends jobs that are planned, assigned, and not sent', () => {
    const jobs = [job({}), job({ assignee: null }), job({ sentAt: '2027-07-07T12:00:00Z' }), job({ state: 'done' })]
    expect([...jobsByWorker(jobs).keys()]).toEqual(['vendor:7', ''])
    expect(sendable(jobs)).toEqual([jobs[0]])
  })
})
