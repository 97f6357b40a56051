import type { Head } from '../write.ts'

let made = 0

/** A waiting write; specify only what matters. */
export const aHead = (more: Partial<Head> = {}): Head => {
  made += 1
  const seq = more.seq ?? made
  return {
    seq,
    rev: 1,
    id: `write-${seq}`,
    userId: '7',
    line: `line-${seq}`,
    place: seq,
    state: 'pending',
    standsFor: null,
    createdAt: 0,
    attempts: 0,
    holdUntil: 0,
    unconnected: false,
    sentAfter: null,
    finishedAt: null,
    files: [],
    bytes: 0,
    quiet: false,
    ...more,
  }
}
