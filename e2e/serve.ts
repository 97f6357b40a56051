// The product for the journeys: built pages, a data folder of its own, a small demo world.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const data = mkdtempSync(join(tmpdir(), 'porchlight-e2e-'))
process.on('exit', () => rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
Object.assign(process.env, {
  PORT: process.env.E2E_PORT ?? '4173',
  PORCHLIGHT_DATA: data,
  PORCHLIGHT_DEMO_HOMES: '48',
  RATE_LIMIT_FACTOR: '1000',
  LOG_LEVEL: 'warn',
})
await import('../apps/server/src/main.ts')
