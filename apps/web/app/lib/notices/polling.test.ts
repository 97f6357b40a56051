import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Menu, type Message, mostPopUps, type PollingParts, pollMs, popUpsOf, startPolling } from './polling.ts'

const message = (id: number, clicked = false): Message => ({
  id,
  subject: `Message ${id}`,
  content: '',
  topic: 'bookings',
  action: 'Open',
  to: '/owners',
  clicked,
  todo: false,
  about: null,
  commentLinks: { current: [], legacy: [] },
  createdAt: '2027-01-15T17:00:00.000Z',
})
const menu = (...messages: Message[]): Menu => ({ messages, todo: [], counts: {}, error: null })

const bench = (answers: (Menu | undefined)[]) => {
  const storage = { known: null as number | null, lastOpen: null as string | null, hidden: false }
  const shown: number[] = []
  const polls: { t: string; lastOpen?: string }[] = []
  const heard: Menu[] = []
  const parts: PollingParts = {
    ask: async (query) => {
      polls.push(query)
      return answers[Math.min(polls.length, answers.length) - 1]
    },
    popUp: ({ id }) => shown.push(id),
    memory: {
      known: () => storage.known,
      know: (id) => {
        storage.known = id
      },
      lastOpen: () => storage.lastOpen,
      open: (at) => {
        storage.lastOpen = at
      },
    },
    isHidden: () => storage.hidden,
    onMenu: (one) => heard.push(one),
  }
  return { storage, shown, polls, heard, parts }
}
const aMinute = () => vi.advanceTimersByTimeAsync(pollMs)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-15T17:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('polling for notifications', () => {
  it('C413 polls at once and then every sixty seconds (C878: D4)', async () => {
    const { polls, parts, heard } = bench([menu(message(1))])
    const { stop } = startPolling(parts)
    await vi.advanceTimersByTimeAsync(0)
    expect(polls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(polls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(polls).toHaveLength(2)
    expect(heard).toHaveLength(2)
    stop()
  })

  it('C411 sends t, and when the menu was last opened', async () => {
    const { polls, storage, parts } = bench([menu()])
    const { stop } = startPolling(parts)
    storage.lastOpen = '2027-01-15T17:00:30.000Z'
    await aMinute()
    expect(polls).toEqual([{ t: '1800032400000' }, { t: '1800032460000', lastOpen: '2027-01-15T17:00:30.000Z' }])
    stop()
  })

  it('pauses while the page is hidden and polls again when it becomes visible', async () => {
    const { polls, storage, parts } = bench([menu()])
    const { stop, poll } = startPolling(parts)
    await vi.advanceTimersByTimeAsync(0)
    storage.hidden = true
    await aMinute()
    await aMinute()
    expect(polls).toHaveLength(1)
    storage.hidden = false
    poll()
    await vi.advanceTimersByTimeAsync(0)
    expect(polls).toHaveLength(2)
    stop()
  })

  it('C378 C868 ends at the logout: no further call, and a late response is ignored', async () => {
    const { polls, heard, shown, parts } = bench([menu(message(1)), menu(message(2), message(1))])
    const { stop } = startPolling(parts)
    await vi.advanceTimersByTimeAsync(0)
    const late = vi.advanceTimersByTimeAsync(pollMs - 1)
    await late
    vi.advanceTimersByTime(1)
    stop()
    await aMinute()
    await aMinute()
    expect(polls).toHaveLength(2)
    expect(heard).toHaveLength(1)
    expect(shown).toEqual([])
  })

  it('continues after a missing response', async () => {
    const { polls, heard, parts } = bench([undefined, menu(message(1))])
    const { stop } = startPolling({
      ...parts,
      ask: async (query) => {
        const answer = await parts.ask(query)
        if (polls.length === 1) throw new Error('offline')
        return answer
      },
    })
    await aMinute()
    expect(polls).toHaveLength(2)
    expect(heard).toHaveLength(1)
    stop()
  })
})

describe('notifications that pop up', () => {
  it('C416 C538 are the three newest in a poll that are new and not clicked', async () => {
    expect(mostPopUps).toBe(3)
    const { shown, parts } = bench([
      menu(message(2), message(1)),
      menu(message(7), message(6), message(5, true), message(4), message(3), message(2)),
    ])
    const { stop } = startPolling(parts)
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual([])
    await aMinute()
    expect(shown).toEqual([4, 6, 7])
    await aMinute()
    expect(shown).toEqual([4, 6, 7])
    stop()
  })

  it('are those since the last visit in this browser', async () => {
    const { shown, storage, parts } = bench([menu(message(3), message(2), message(1))])
    storage.known = 1
    const { stop } = startPolling(parts)
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual([2, 3])
    expect(storage.known).toBe(3)
    stop()
  })

  it('are none if nothing was known, so that no one gets old news', () => {
    expect(popUpsOf([message(2), message(1)], null)).toEqual([])
    expect(popUpsOf([], 4)).toEqual([])
  })
})
