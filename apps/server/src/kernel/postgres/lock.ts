import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { CannotStart } from '../startup-error.ts'
import { birthOf } from './processes.ts'

/** The process that holds a data folder. `since` is an ISO instant; `what` describes the process in words. */
export type Holder = { pid: number; born: string; host: string; since: string; what: string }
export type Hold = { release(): void }

type Claim = { number: number; path: string; holder: Holder | undefined }

// A holder on another host (another container on the same volume) can't be looked up, so it shows it is alive by
// touching its claim.
const beatSeconds = 1
const silentAfterSeconds = 15

const claimsFolder = (dataFolder: string): string => join(dataFolder, 'lock')

function holderIn(path: string): Holder | undefined {
  try {
    const content = JSON.parse(readFileSync(path, 'utf8')) as Holder | { released: true }
    return 'released' in content ? undefined : content
  } catch {
    return undefined
  }
}

const claimNumbers = (folder: string): number[] =>
  readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => b - a)

function newestClaim(folder: string): Claim {
  const number = claimNumbers(folder)[0] ?? 0
  const path = join(folder, String(number))
  return { number, path, holder: holderIn(path) }
}

function secondsSilent(path: string): number {
  const age = statSync(path, { throwIfNoEntry: false })
  return age ? (Date.now() - age.mtimeMs) / 1000 : Number.POSITIVE_INFINITY
}

function lives({ holder, path }: Claim): boolean {
  if (!holder) return false
  if (holder.host !== hostname()) return secondsSilent(path) < silentAfterSeconds
  return birthOf(holder.pid) === holder.born
}

/** The living process that holds this data folder, if any. */
export function holderOf(dataFolder: string): Holder | undefined {
  try {
    const claim = newestClaim(claimsFolder(dataFolder))
    return lives(claim) ? claim.holder : undefined
  } catch {
    return undefined
  }
}

export function inUse(dataFolder: string, holder: Holder): CannotStart {
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`
  return new CannotStart(
    `The data folder ${dataFolder} is in use by process ${holder.pid}${where} (${holder.what}, since ${holder.since}).\n` +
      'Stop that process first, or choose another folder with PORCHLIGHT_DATA.',
  )
}

/** Writes the whole file or nothing; false if the number is taken. */
function put(folder: string, number: number, content: object, replace: boolean): boolean {
  const draft = join(folder, `draft-${process.pid}-${number}`)
  writeFileSync(draft, JSON.stringify(content))
  try {
    if (replace) renameSync(draft, join(folder, String(number)))
    else linkSync(draft, join(folder, String(number)))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Claims are numbered and never withdrawn: the newest one counts. A dead holder's claim is superseded by the next
 * number. The file system lets exactly one process create that number, so no two processes ever think they hold the
 * folder.
 */
function claim(dataFolder: string, holder: Holder): number {
  const folder = claimsFolder(dataFolder)
  for (;;) {
    const newest = newestClaim(folder)
    if (lives(newest) && newest.holder) throw inUse(dataFolder, newest.holder)
    const number = newest.number + 1
    if (!put(folder, number, holder, false)) continue
    if (newestClaim(folder).number === number) return number
    rmSync(join(folder, String(number)), { force: true })
  }
}

function sweep(folder: string, number: number): void {
  for (const old of claimNumbers(folder)) if (old < number) rmSync(join(folder, String(old)), { force: true })
}

function beat(path: string): NodeJS.Timeout {
  const touch = () => {
    const now = new Date()
    try {
      utimesSync(path, now, now)
    } catch {
      // The folder was removed while we held it; there is nothing left to guard.
    }
  }
  return setInterval(touch, beatSeconds * 1000).unref()
}

/**
 * Holds the data folder for this process until `release()` or exit, however the process dies.
 * @throws CannotStart at once, naming the holder, if another living process holds it.
 */
export function holdDataFolder(dataFolder: string, what: string): Hold {
  const folder = claimsFolder(dataFolder)
  mkdirSync(folder, { recursive: true })
  const since = new Date().toISOString()
  const number = claim(dataFolder, {
    pid: process.pid,
    born: birthOf(process.pid) ?? '',
    host: hostname(),
    since,
    what,
  })
  sweep(folder, number)
  const heart = beat(join(folder, String(number)))
  return {
    release() {
      clearInterval(heart)
      put(folder, number, { released: true }, true)
    },
  }
}
