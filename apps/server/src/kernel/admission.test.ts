import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createAdmission, currentTicket, isTooBusy, type Ticket, withoutTicket } from './admission.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const limits = { places: 2, longestWaitMs: 1_000 }

/** The state of each ticket: in, waiting, or refused. */
const line = (given = limits) => {
  const admission = createAdmission(given)
  const states: string[] = []
  const enter = (ticket: Ticket = admission.ticket()) => {
    const at = states.push('waiting') - 1
    void Promise.resolve()
      .then(() => ticket.enter())
      .then(
        () => {
          states[at] = 'in'
        },
        (problem: unknown) => {
          states[at] = isTooBusy(problem) ? 'refused' : 'broken'
        },
      )
    return ticket
  }
  const settled = () => vi.advanceTimersByTimeAsync(0)
  const count = (state: string) => states.filter((one) => one === state).length
  return { admission, enter, states, settled, count }
}

describe('the line for the database', () => {
  it('admits as many as there are places, and the next one when one leaves', async () => {
    const { enter, states, settled } = line()
    const first = enter()
    enter()
    enter()
    await settled()
    expect(states).toEqual(['in', 'in', 'waiting'])
    first.end()
    await settled()
    expect(states).toEqual(['in', 'in', 'in'])
  })

  it('rejects after the longest wait', async () => {
    const { enter, states } = line()
    for (let caller = 0; caller < 3; caller += 1) enter()
    await vi.advanceTimersByTimeAsync(999)
    expect(states).toEqual(['in', 'in', 'waiting'])
    await vi.advanceTimersByTimeAsync(1)
    expect(states).toEqual(['in', 'in', 'refused'])
  })

  /** A page that waits for nothing: its ticket is over before the next request is read. */
  const renderer = ({ admission }: ReturnType<typeof line>) => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    onTestFinished(() => now.mockRestore())
    return async (at: number) => {
      now.mockReturnValue(at)
      const ticket = admission.ticket()
      try {
        await ticket.enter()
        return 'answered'
      } catch (problem) {
        return isTooBusy(problem) ? 'refused' : 'broken'
      } finally {
        ticket.end()
      }
    }
  }

  it('rejects when the thread has been at work for too long without a break, though no line ever forms', async () => {
    const one = line()
    const render = renderer(one)
    const { settled } = one
    const answers = []
    for (let at = 0; at < 60_000; at += 100) answers.push(await render(at))
    expect(answers.filter((answer) => answer === 'answered')).toHaveLength(11)
    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(589)
    await settled()
    expect(await render(60_000)).toBe('answered')
  })

  it('rejects no one because of a single long piece of work', async () => {
    const render = renderer(line())
    expect([await render(0), await render(5_000)]).toEqual(['answered', 'answered'])
  })

  it('rejects at once if the wait would be longer than that, based on how long requests have taken', async () => {
    const { enter, settled, count } = line()
    for (let caller = 0; caller < 600; caller += 1) enter()
    await settled()
    // 25 ms per request until one has been measured: 80 in line get their turn within a second.
    expect([count('in'), count('waiting'), count('refused')]).toEqual([2, 80, 518])
  })

  it('says when to retry', () => {
    const { admission } = line()
    const enterMany = () => Promise.all(Array.from({ length: 200 }, () => admission.ticket().enter()))
    return expect(enterMany()).rejects.toMatchObject({ status: 503, code: 'unavailable', retryAfterSeconds: 2 })
  })

  it.each([
    { position: 'fifth', longestWaitMs: 100, waitedMs: 125, seconds: 1 },
    { position: '1001st', longestWaitMs: 25_000, waitedMs: 25_025, seconds: 26 },
    { position: '2401st', longestWaitMs: 60_000, waitedMs: 60_025, seconds: 30 },
  ])('tells the $position in line to come back in $seconds s, never at once or after half a minute', async (given) => {
    const { admission } = line({ places: 1, longestWaitMs: given.longestWaitMs })
    const callers = Array.from({ length: 1 + given.waitedMs / 25 }, () => admission.ticket())
    const answers = callers.map((ticket) => Promise.resolve(ticket.enter()))
    for (const answer of answers) answer.catch(() => {})
    await expect(answers.at(-1)).rejects.toMatchObject({ retryAfterSeconds: given.seconds })
  })

  it('expects the line to move as fast as the last requests did, with the newest weighted one tenth', async () => {
    const { admission, enter, settled, count } = line({ places: 1, longestWaitMs: 1_000 })
    await vi.advanceTimersByTimeAsync(5_000)
    const slow = enter()
    await vi.advanceTimersByTimeAsync(1_025)
    slow.end()
    expect(admission.ticket().enter()).toBeUndefined()
    for (let caller = 0; caller < 20; caller += 1) enter()
    await settled()
    // A tenth of the way from 25 ms to 1,025 ms: 125 ms per request, so eight get their turn within a second.
    expect([count('waiting'), count('refused')]).toEqual([8, 12])
  })

  it('admits callers in the order they arrived', async () => {
    const { enter, states, settled } = line({ places: 1, longestWaitMs: 1_000 })
    const first = enter()
    enter()
    enter()
    await settled()
    first.end()
    await settled()
    expect(states).toEqual(['in', 'in', 'waiting'])
  })

  it('admits a caller who was turned away once there is a place', async () => {
    const { enter, states, settled } = line({ places: 1, longestWaitMs: 1_000 })
    const first = enter()
    const second = enter()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(states).toEqual(['in', 'refused'])
    first.end()
    enter(second)
    await settled()
    expect(states.at(-1)).toBe('in')
  })

  it('uses one spot in line for everything a request is waiting for', async () => {
    const { enter, states, settled } = line({ places: 1, longestWaitMs: 50 })
    enter()
    const second = enter()
    enter(second)
    enter(second)
    enter()
    await settled()
    expect(states).toEqual(['in', 'waiting', 'waiting', 'waiting', 'waiting'])
  })

  it('gives no place to a request that was answered while it waited', async () => {
    const { enter, states, settled } = line({ places: 1, longestWaitMs: 1_000 })
    enter()
    const answered = enter()
    await settled()
    answered.end()
    await settled()
    expect(states).toEqual(['in', 'refused'])
    expect([answered.enter(), answered.isInside]).toEqual([undefined, false])
  })

  it('passes on a place that came too late for its request', async () => {
    const { enter, states, settled } = line({ places: 1, longestWaitMs: 1_000 })
    const first = enter()
    const second = enter()
    enter()
    await settled()
    first.end()
    second.end()
    await settled()
    expect([second.isInside, states[2]]).toEqual([false, 'in'])
  })

  it('rejects started work after ten seconds in line', async () => {
    const { enter, states, settled, admission } = line({ places: 1, longestWaitMs: 1_000 })
    const begun = admission.ticket()
    enter(begun)
    await settled()
    begun.leave()
    const other = enter()
    await settled()
    other.borrow()
    enter(begun)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(states.at(-1)).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(states.at(-1)).toBe('refused')
  })

  it("admits started work before new work, and never rejects it because of the line's length", async () => {
    const { enter, states, settled, admission } = line({ places: 1, longestWaitMs: 1_000 })
    const begun = admission.ticket()
    enter(begun)
    await settled()
    begun.leave()
    const other = enter()
    for (let caller = 0; caller < 100; caller += 1) enter()
    enter(begun)
    await settled()
    expect(states.at(-1)).toBe('waiting')
    other.end()
    await settled()
    expect([states.at(-1), states[2]]).toEqual(['in', 'waiting'])
  })

  it('takes the place of a request that is waiting on an outside service', async () => {
    const { enter, states } = line({ places: 1, longestWaitMs: 60_000 })
    enter()
    enter()
    await vi.advanceTimersByTimeAsync(2_999)
    expect(states).toEqual(['in', 'waiting'])
    await vi.advanceTimersByTimeAsync(1)
    expect(states).toEqual(['in', 'in'])
  })

  it('does not take the place of a request that holds a connection', async () => {
    const { enter, states, settled } = line({ places: 1, longestWaitMs: 60_000 })
    const first = enter()
    enter()
    await settled()
    first.borrow()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(states).toEqual(['in', 'waiting'])
    first.giveBack()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(states).toEqual(['in', 'in'])
  })

  it('drops a caller who has hung up', async () => {
    const { enter, states, settled } = line({ places: 1, longestWaitMs: 1_000 })
    const first = enter()
    const gone = enter()
    enter()
    await settled()
    gone.giveUp()
    first.end()
    await settled()
    expect(states).toEqual(['in', 'refused', 'in'])
  })

  it('gives one request a single place for everything it does', async () => {
    const { admission, settled } = line({ places: 1, longestWaitMs: 1_000 })
    const ticket = admission.ticket()
    let reads = 0
    const read = async () => {
      await currentTicket()?.enter()
      reads += 1
    }
    void ticket.run(() => Promise.all([read(), read(), read()]))
    await settled()
    expect(reads).toBe(3)
  })

  it('does not hold up work without a ticket', async () => {
    const { admission, enter, settled } = line({ places: 1, longestWaitMs: 1_000 })
    enter()
    await settled()
    expect(currentTicket()).toBeUndefined()
    expect(admission.ticket().run(() => withoutTicket(() => currentTicket()))).toBeUndefined()
  })

  it('never admits more than there are places, and loses none of them', async () => {
    const act = fc.record({ ticket: fc.nat(7), what: fc.constantFrom('enter', 'leave', 'end', 'giveUp', 'later') })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (acts) => {
        const { admission } = line()
        const tickets = Array.from({ length: 8 }, () => admission.ticket())
        for (const { ticket: at, what } of acts) {
          const ticket = tickets[at] as Ticket
          if (what === 'later') await vi.advanceTimersByTimeAsync(3_000)
          else if (what === 'enter') void Promise.resolve(ticket.enter()).catch(() => {})
          else ticket[what as 'leave']()
          await vi.advanceTimersByTimeAsync(0)
          expect(tickets.filter(({ isInside }) => isInside).length).toBeLessThanOrEqual(limits.places)
        }
        for (const ticket of tickets) ticket.end()
        await vi.advanceTimersByTimeAsync(0)
        const fresh = [admission.ticket(), admission.ticket()]
        expect(fresh.map((ticket) => ticket.enter())).toEqual([undefined, undefined])
        for (const ticket of fresh) ticket.end()
      }),
      { numRuns: 200 },
    )
  })
})
