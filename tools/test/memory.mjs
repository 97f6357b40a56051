import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const plenty = 6 * 1024 ** 3

function freeBytes() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, freemem())
  } catch {
    return 0
  }
}

/**
 * Puts everything the checks create and delete in memory, if there is enough. Every test file has its own database,
 * which is 1,400 small files, and deleting that many makes a disk slow at creating new ones.
 */
export function scratchInMemory() {
  if (freeBytes() < plenty) return
  const folder = mkdtempSync(join(memory, 'porchlight-'))
  // The database has its own account, which passes through.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
}
