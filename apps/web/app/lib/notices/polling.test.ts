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
  const kept = { known: null as number | null, lastOpen: null as string | null, hidden: false }
  const shown: number[] = []
  const asked: { t: string; lastOpen?: string }[] = []
  const heard: Menu[] = []
  const parts: PollingParts = {
    ask: async (query) => {
      asked.push(query)
      return answers[Math.min(asked.length, answers.length) - 1]
    },
    popUp: ({ id }) => shown.push(id),
    memory: {
      known: () => kept.known,
      know: (id) => {
        kept.known = id
      },
      lastOpen: () => kept.lastOpen,
      open: (at) => {
        kept.lastOpen = at
      },
    },
    isHidden: () => kept.hidden,
    onMenu: (one) => heard.push(one),
  }
  return { kept, shown, asked, heard, parts }
}
const aMinute = () => vi.advanceTimersByTimeAsync(pollMs)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-15T17:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('polling for messages', () => {
  it('C413 asks at once and then every sixty seconds (C878: D4)', async () => {
    const { asked, parts, heard } = bench([menu(message(1))])
    const { stop } = startPolling(parts)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(2)
    expect(heard).toHaveLength(2)
    stop()
  })

  it('C411 says t, and when the menu was last opened', async () => {
    const { asked, kept, parts } = bench([menu()])
    const { stop } = startPolling(parts)
    kept.lastOpen = '2027-01-15T17:00:30.000Z'
    await aMinute()
    expect(asked).toEqual([{ t: '1800032400000' }, { t: '1800032460000', lastOpen: '2027-01-15T17:00:30.000Z' }])
    stop()
  })

  it('rests while the page is hidden and asks again when it is looked at', async () => {
    const { asked, kept, parts } = bench([menu()])
    const { stop, poll } = startPolling(parts)
    await vi.advanceTimersByTimeAsync(0)
    kept.hidden = true
    await aMinute()
    await aMinute()
    expect(asked).toHaveLength(1)
    kept.hidden = false
    poll()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(2)
    stop()
  })

  it('C378 C868 ends at the logout: no further call, and an answer that comes late is not heard', async () => {
    const { asked, heard, shown, parts } = bench([menu(message(1)), menu(message(2), message(1))])
    const { stop } = startPolling(parts)
    await vi.advanceTimersByTimeAsync(0)
    const late = vi.advanceTimersByTimeAsync(pollMs - 1)
    await late
    vi.advanceTimersByTime(1)
    stop()
    await aMinute()
    await aMinute()
    expect(asked).toHaveLength(2)
    expect(heard).toHaveLength(1)
    expect(shown).toEqual([])
  })

  it('goes on after an answer that did not come', async () => {
    const { asked, heard, parts } = bench([undefined, menu(message(1))])
    const { stop } = startPolling({
      ...parts,
      ask: async (query) => {
        const answer = await parts.ask(query)
        if (asked.length === 1) throw new Error('offline')
        return answer
      },
    })
    await aMinute()
    expect(asked).toHaveLength(2)
    expect(heard).toHaveLength(1)
    stop()
  })
})

describe('messages that pop up', () => {
  it('C416 C538 are the three newest of a poll that are new and not clicked', async () => {
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

  it('are those that came since the last visit on this browser', async () => {
    const { shown, kept, parts } = bench([menu(message(3), message(2), message(1))])
    kept.known = 1
    const { stop } = startPolling(parts)
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual([2, 3])
    expect(kept.known).toBe(3)
    stop()
  })

  it('are none where nothing was known, so that nobody is met with old news', () => {
    expect(popUpsOf([message(2), message(1)], null)).toEqual([])
    expect(popUpsOf([], 4)).toEqual([])
  })
})
