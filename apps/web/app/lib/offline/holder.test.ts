import type { Queue } from '@porchlight/offline'
import { expect, test } from 'vitest'
import { holderOf } from './holder.ts'

/** Queues of which the first `failures` fail to open; records what was opened, stopped, and sealed. */
const device = (failures: number) => {
  const log: string[] = []
  let left = failures
  const openQueue = async (userId: string): Promise<Queue> => {
    log.push(`open ${userId}`)
    if (left-- > 0) throw new Error('the store did not open')
    return { stop: () => void log.push(`stop ${userId}`) } as unknown as Queue
  }
  const sealDevice = async (userId: string | null) => void log.push(`seal ${userId}`)
  return { log, holder: holderOf(async () => ({ openQueue, sealDevice })) }
}

test("a queue is opened once for all callers, and another user's replaces it", async () => {
  const { log, holder } = device(0)
  const [first, second] = await Promise.all([holder.queueFor('1'), holder.queueFor('1')])
  expect(second).toBe(first)
  await holder.queueFor('2')
  expect(log.toSorted()).toEqual(['open 1', 'open 2', 'stop 1'])
})

test('a queue that did not open fails for its callers, and the next call retries', async () => {
  const { log, holder } = device(1)
  await expect(Promise.all([holder.queueFor('1'), holder.queueFor('1')])).rejects.toThrow('did not open')
  await expect(holder.queueFor('1')).resolves.toBeDefined()
  expect(log).toEqual(['open 1', 'open 1'])
})

test('a script that did not load is loaded again', async () => {
  let tries = 0
  const { queueFor } = holderOf(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return { openQueue: async () => ({}) as Queue, sealDevice: async () => {} }
  })
  await expect(queueFor('1')).rejects.toThrow('Failed to fetch')
  await expect(queueFor('1')).resolves.toBeDefined()
})

test('signing out while a queue fails to open still seals what is queued', async () => {
  const { log, holder } = device(1)
  const opening = holder.queueFor('1')
  const leaving = holder.leaveQueue()
  await expect(opening).rejects.toThrow()
  await leaving
  expect(log).toEqual(['open 1', 'seal 1'])
})
