import type { Reply } from '../answers.ts'
import type { Request, ServerOutcome } from '../parts.ts'

/** The real server remembers answers for two days; tests use a shorter time. */
export const windowMs = 2 * 3_600_000

export type Applied = { key: string; url: string; data: Readonly<Record<string, unknown>>; at: number }

const done = (results: unknown): Reply => ({ status: 200, envelope: { valid: true, results } })
const refused = (status: number, code: string): Reply => ({
  status,
  envelope: { valid: false, results: { error: { message: `no: ${code}`, code }, required: [] } },
})

/** A server with few rules: a write takes effect once per key; one marked `bad` is rejected permanently. */
export const simulatedServer = (now: () => number) => {
  const applied: Applied[] = []
  const memory = new Map<string, { at: number; reply: Reply }>()
  let hiccup: () => Reply | null = () => null

  const forget = () => {
    for (const [key, { at }] of memory) if (at < now() - windowMs) memory.delete(key)
  }
  const remember = (key: string, reply: Reply): Reply => {
    memory.set(key, { at: now(), reply })
    return reply
  }
  return {
    applied,
    /** Occasional failures returned instead of an answer; they aren't remembered. */
    stumble: (next: () => Reply | null) => {
      hiccup = next
    },
    receive: ({ key, url, data }: Request): Reply => {
      forget()
      const known = memory.get(key)
      if (known) return known.reply
      const trouble = hiccup()
      if (trouble) return trouble
      if (data?.bad) return remember(key, refused(409, 'taken'))
      applied.push({ key, url, data: data ?? {}, at: now() })
      return remember(key, done({ object: { id: applied.length }, uploads: [] }))
    },
    tell: (key: string): ServerOutcome => {
      forget()
      const times = { now: now(), rememberedSince: now() - windowMs }
      const known = memory.get(key)
      return known ? { ...times, state: 'answered', ...known.reply } : { ...times, state: 'unknown' }
    },
  }
}
export type SimulatedServer = ReturnType<typeof simulatedServer>
