import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runCli } from './cli.ts'
import { freePort } from './free-port.ts'

const mainFile = fileURLToPath(new URL('../main.ts', import.meta.url))

export const dataFolder = (): { path: string; remove: () => void } => {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'porchlight-proof-')))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }) }
}

/** The longest that filling a world may take on a busy machine. */
export const fillingMs = 1_200_000

/**
 * A folder with a demo world of at least this many homes: a copy of the one `npm test` has filled meanwhile
 * (`SPARE_WORLD`), with its files and the database's own copied as they are; if there is none or it is too small, one
 * is filled here. No server is waited for meanwhile.
 */
export const worldFolder = async (homes: number): Promise<ReturnType<typeof dataFolder>> => {
  const folder = dataFolder()
  const { SPARE_WORLD, SPARE_WORLD_HOMES } = process.env
  if (SPARE_WORLD && Number(SPARE_WORLD_HOMES) >= homes) {
    execFileSync('cp', ['-a', `${SPARE_WORLD}/.`, folder.path])
    return folder
  }
  const { code, said } = await runCli(folder.path, String(await freePort()), 'demo', '--homes', String(homes))
  if (code !== 0) throw new Error(`the world could not be filled:\n${said}`)
  return folder
}

export type ServerProcess = {
  origin: string
  child: ChildProcess
  /** Its output, for the report when a test fails. */
  words: () => string
  /** Resolves when it is ready; returns the milliseconds since the start. */
  ready: () => Promise<number>
  gone: Promise<void>
  /** Kills it and waits until it is gone. */
  kill: (signal: NodeJS.Signals) => Promise<void>
}

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/** The compile cache of the tests themselves: starting takes half the time. */
const { NODE_COMPILE_CACHE } = process.env

/** A separate process with these settings and no others: the product, or another program around it. */
export const startServer = (
  port: number,
  env: Record<string, string>,
  program: readonly string[] = [mainFile],
): ServerProcess => {
  const origin = `http://127.0.0.1:${port}`
  const since = performance.now()
  const said: string[] = []
  const child = spawn(process.execPath, program, {
    env: {
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      PORT: String(port),
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '100000',
      MAX_WAIT_MS: '60000',
      PORCHLIGHT_DEMO_HOMES: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    origin,
    child,
    gone,
    words: () => said.join(''),
    async ready() {
      const requested = performance.now()
      while (!(await isReady(origin))) {
        if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${said.join('')}`)
        if (performance.now() - requested > 60_000)
          throw new Error(`the server was not ready within a minute:\n${said.join('')}`)
        await pause(20)
      }
      return performance.now() - since
    },
    async kill(signal) {
      child.kill(signal)
      await gone
    },
  }
}
