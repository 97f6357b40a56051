import { describe, expect, it } from 'vitest'
import { sharedByKey, turns } from './worker-slots.ts'

const open = () => Promise.withResolvers<void>()

describe('turns', () => {
  it('runs no more work at once than there are places', async () => {
    const inTurn = turns(2, 100)
    let busy = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++busy)
      await new Promise((resolve) => setTimeout(resolve, 1))
      busy--
    }
    await Promise.all(Array.from({ length: 20 }, () => inTurn(work)))
    expect(most).toBe(2)
  })

  it('rejects work while every slot is in use, and accepts it when one is free', async () => {
    const inTurn = turns(1, 1)
    const gate = open()
    const first = inTurn(() => gate.promise)
    const second = inTurn(async () => 'sat down')
    await expect(inTurn(async () => 'too many')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
    gate.resolve()
    await first
    expect(await second).toBe('sat down')
    expect(await inTurn(async () => 'free again')).toBe('free again')
  })

  it('frees the place when work fails', async () => {
    const inTurn = turns(1, 5)
    await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await inTurn(async () => 'next')).toBe('next')
  })
})

describe('sharedByKey', () => {
  it('does the work once for all who ask while it is running', async () => {
    const shared = sharedByKey<number>()
    let made = 0
    const gate = open()
    const make = async () => {
      await gate.promise
      return ++made
    }
    const requested = [shared('a', make), shared('a', make), shared('b', make)]
    gate.resolve()
    expect(await Promise.all(requested)).toEqual([1, 1, 2])
    expect(await shared('a', make)).toBe(3)
  })

  it('tries again after a failure', async () => {
    const shared = sharedByKey<string>()
    await expect(shared('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await shared('a', async () => 'made')).toBe('made')
  })
})
