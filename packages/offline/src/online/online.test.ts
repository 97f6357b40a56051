import { describe, expect, it } from 'vitest'
import { minutes } from '../payloads/testing/scene.ts'
import { virtualTime } from '../queue/testing/virtual-time.ts'
import { type OnlineParts, watchOnline } from './online.ts'

const opened = (where: OnlineParts['where'], { connected = true, answers = true } = {}) => {
  const time = virtualTime()
  let changed = () => {}
  let pings = 0
  const state = { connected, answers }
  const online = watchOnline({
    where,
    clock: time,
    ping: async () => {
      pings += 1
      if (!state.answers) throw new TypeError('Failed to fetch')
      return true
    },
    browser: {
      isConnected: () => state.connected,
      listen: (heard) => {
        changed = heard
        return () => {
          changed = () => {}
        }
      },
    },
  })
  const heard: boolean[] = []
  online.listen((next) => heard.push(next))
  return {
    online,
    time,
    heard,
    pings: () => pings,
    set: (next: Partial<typeof state>) => {
      Object.assign(state, next)
      if (next.connected !== undefined) changed()
    },
  }
}

describe('in the app', () => {
  it('C384 is online when a ping answers Pong', async () => {
    const { online, time, heard } = opened('app', { answers: false, connected: true })
    await time.pass(0)
    expect(online.isOnline()).toBe(false)
    expect(heard).toEqual([false])
    const other = opened('app', { answers: true, connected: false })
    await other.time.pass(0)
    expect(other.online.isOnline()).toBe(true)
  })

  it('C385 C536 pings again after five minutes when online', async () => {
    const { time, pings } = opened('app')
    await time.pass(minutes(5) - 1)
    expect(pings()).toBe(1)
    await time.pass(1)
    expect(pings()).toBe(2)
    await time.pass(minutes(10))
    expect(pings()).toBe(4)
  })

  it('C386 C537 pings again after one minute when offline', async () => {
    const { online, time, pings, set } = opened('app', { answers: false })
    await time.pass(minutes(1) - 1)
    expect(pings()).toBe(1)
    await time.pass(1)
    expect(pings()).toBe(2)
    set({ answers: true })
    await time.pass(minutes(1))
    expect([pings(), online.isOnline()]).toEqual([3, true])
    await time.pass(minutes(4))
    expect(pings()).toBe(3)
  })

  it('ignores failed requests', async () => {
    const { online, time } = opened('app')
    await time.pass(0)
    online.note(false)
    expect(online.isOnline()).toBe(true)
  })
})

describe('in a browser', () => {
  it('is online while the browser is connected, without a request', async () => {
    const { online, time, pings, set, heard } = opened('browser')
    await time.pass(minutes(30))
    expect([online.isOnline(), pings()]).toEqual([true, 0])
    set({ connected: false })
    expect(online.isOnline()).toBe(false)
    await time.pass(minutes(30))
    expect(pings()).toBe(0)
    set({ connected: true })
    expect(heard).toEqual([false, true])
  })

  it('is offline once a request gets no answer, and checks again a minute later', async () => {
    const { online, time, pings, set } = opened('browser', { answers: false })
    online.note(false)
    expect(online.isOnline()).toBe(false)
    await time.pass(minutes(2))
    expect(pings()).toBe(2)
    set({ answers: true })
    await time.pass(minutes(1))
    expect(online.isOnline()).toBe(true)
    await time.pass(minutes(30))
    expect(pings()).toBe(3)
  })

  it('is online again as soon as a request gets through', () => {
    const { online } = opened('browser')
    online.note(false)
    online.note(true)
    expect(online.isOnline()).toBe(true)
  })

  it('pings once at a time, and never after it has stopped', async () => {
    const { online, time, pings, heard, set } = opened('browser', { answers: false })
    online.note(false)
    await Promise.all([online.check(), online.check()])
    expect(pings()).toBe(1)
    online.stop()
    set({ connected: false })
    await time.pass(minutes(10))
    expect(pings()).toBe(1)
    expect(heard).toEqual([false])
  })
})
