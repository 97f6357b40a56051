import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../bootstrap.mjs'

/** How many homes the journeys find in their world. */
export const journeyHomes = 48

function folderUntilExit() {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  return folder
}

/** The data folder as it is, with whose it is: the database's files are not ours. */
function copyWorld(from, to) {
  execFileSync('cp', ['-a', `${from}/.`, to])
  return to
}

/**
 * Fills a data folder with the world of the journeys, behind the checks that run meanwhile: they have the machine first.
 * Gives what tells `e2e/serve.ts` of it, and of another like it that nobody opens (`SPARE_WORLD`), to be copied by races
 * and by journeys that need a home of their own; nothing when it failed, and then each makes its own world.
 */
export function prepareWorld() {
  const folder = folderUntilExit()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['tools/cli.mjs', 'demo', '--homes', String(journeyHomes)], {
      cwd: root,
      env: { ...process.env, PORCHLIGHT_DATA: folder, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    child.once('error', () => resolve({}))
    child.once('exit', (code) =>
      resolve(
        code === 0
          ? {
              E2E_WORLD: folder,
              SPARE_WORLD: copyWorld(folder, folderUntilExit()),
              SPARE_WORLD_HOMES: String(journeyHomes),
            }
          : {},
      ),
    )
  })
}
