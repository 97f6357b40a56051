import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap.mjs'
import type { Findings } from './files.ts'

/** For each file, how often each entry of the word list occurs. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>

const path = join(root, 'tools/voice/known.txt')

export const count = (findings: Findings): Counts =>
  new Map(
    [...findings]
      .filter(([, list]) => list.length > 0)
      .map(([file, list]) => {
        const counts = new Map<string, number>()
        for (const { id } of list) counts.set(id, (counts.get(id) ?? 0) + 1)
        return [file, counts]
      }),
  )

export function format(counts: Counts): string {
  let folder = ''
  const lines: string[] = []
  for (const [file, perEntry] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const cut = file.lastIndexOf('/') + 1
    if (file.slice(0, cut) !== folder || lines.length === 0) {
      folder = file.slice(0, cut)
      lines.push(folder || './')
    }
    const entries = [...perEntry].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, times]) => `${id} ${times}`)
    lines.push(` ${file.slice(cut)} ${entries.join(' ')}`)
  }
  return `${lines.join('\n')}\n`
}

export function parse(text: string): Counts {
  const counts = new Map<string, ReadonlyMap<string, number>>()
  let folder = ''
  for (const line of text.split('\n').filter((line) => line !== '')) {
    if (!line.startsWith(' ')) {
      folder = line === './' ? '' : line
      continue
    }
    const [file = '', ...pairs] = line.trim().split(' ')
    const perEntry = new Map<string, number>()
    for (let at = 0; at < pairs.length; at += 2) perEntry.set(pairs[at] ?? '', Number(pairs[at + 1]))
    counts.set(folder + file, perEntry)
  }
  return counts
}

export type Excess = { file: string; id: string; now: number; known: number }

/**
 * Where a file has more findings of an entry than the list allows. A renamed or moved file keeps its allowance: files
 * not on the list share the allowances of files that are gone.
 */
export function excess(now: Counts, known: Counts): Excess[] {
  const spare = new Map<string, number>()
  for (const [file, perEntry] of known)
    if (!now.has(file) && !existsSync(join(root, file)))
      for (const [id, times] of perEntry) spare.set(id, (spare.get(id) ?? 0) + times)
  const list: Excess[] = []
  for (const [file, perEntry] of now)
    for (const [id, times] of perEntry) {
      const allowed = known.get(file)?.get(id) ?? 0
      const fromSpare = known.has(file) ? 0 : Math.min(spare.get(id) ?? 0, times)
      spare.set(id, (spare.get(id) ?? 0) - fromSpare)
      if (times > allowed + fromSpare) list.push({ file, id, now: times, known: allowed })
    }
  return list
}

export const known = (): Counts | undefined => (existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined)

/** Lowers the list to the current counts; refuses to raise it. */
export function update(now: Counts): Excess[] {
  const list = known()
  const more = list ? excess(now, list) : []
  if (more.length === 0) writeFileSync(path, format(now))
  return more
}

export function totals(counts: Counts): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const perEntry of counts.values()) for (const [id, times] of perEntry) sums.set(id, (sums.get(id) ?? 0) + times)
  return sums
}
