import { virtualTime } from '../../queue/testing/virtual-time.ts'
import { emptyKeepShelf, memoryKeep } from '../memory-keep.ts'
import { openSeal } from '../room.ts'
import type { ServerReply } from '../server-reply.ts'

/** A device and a server whose answers are set by the test; records every request. */
export const keepScene = () => {
  const time = virtualTime()
  const shelf = emptyKeepShelf()
  shelf.owner = '7'
  const requests: string[] = []
  const answers = new Map<string, unknown>()
  let online = true
  let down = false
  let refusal: number | null = null
  /** How long an answer takes. */
  let slow = 0

  const heard = (url: string): ServerReply => {
    if (refusal !== null) return { ok: false, status: refusal, message: 'Not now' }
    return answers.has(url) ? { ok: true, value: answers.get(url) } : { ok: false, status: 404, message: 'Not there' }
  }

  return {
    time,
    shelf,
    requested: requests,
    answers,
    set: (next: { online?: boolean; down?: boolean; refusal?: number | null; slow?: number }) => {
      online = next.online ?? online
      down = next.down ?? down
      refusal = next.refusal === undefined ? refusal : next.refusal
      slow = next.slow ?? slow
    },
    /** The parts of an open tab. */
    parts: {
      store: memoryKeep(shelf),
      seal: openSeal,
      userId: '7',
      clock: time,
      clean: (value: unknown) => value,
      isOnline: () => online,
      ask: async (url: string): Promise<ServerReply> => {
        requests.push(url)
        if (slow > 0) await new Promise<void>((resolve) => time.after(slow, resolve))
        if (down) throw new TypeError('Failed to fetch')
        return heard(url)
      },
    },
  }
}

export const minutes = (count: number): number => count * 60_000
