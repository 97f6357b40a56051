import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../../proof/free-port.ts'
import { type Schema, stripeDocument } from './document.ts'

const require = createRequire(import.meta.url)
const cli = require.resolve('@stoplight/prism-cli')
const nothing = { enum: [null] }

/** Prism accepts any response whose schema it can't read: a nullable one needs a type there. */
const readable = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(readable)
  if (typeof part !== 'object' || part === null) return part
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, readable(value)]),
  ) as Schema
  if (nullable !== true || 'type' in rest) return nullable === undefined ? rest : { ...rest, nullable }
  const { anyOf = [rest] } = rest
  return { anyOf: [...(anyOf as Schema[]), nothing] }
}

/**
 * Prism, which serves Stripe's document in front of a server: a call or response that doesn't match never gets through,
 * and the error is in Prism's own words.
 */
export const prismBefore = async (upstream: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-prism-'))
  const path = join(folder, 'openapi.json')
  writeFileSync(path, JSON.stringify(readable(stripeDocument())))
  const port = await freePort()
  const prism = spawn(process.execPath, [cli, 'proxy', path, upstream, '--port', String(port), '--errors'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(prism, 'exit')
  const listening = new Promise<void>((resolve) => {
    prism.stdout.on('data', (said: Buffer) => said.includes('is listening') && resolve())
  })
  await Promise.race([listening, ended.then(([code]) => Promise.reject(new Error(`Prism ended with ${code}`)))])
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      prism.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
