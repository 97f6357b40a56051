// The product as the journeys use it: built pages, and a small demo world in its own folder or in one filled earlier.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fcmServer } from '../apps/server/src/modules/notifications/testing/fcm-server.ts'
import { journeyHomes } from '../tools/test/world.mjs'
import { pushPortOf } from './native/support/push-port.ts'

const filled = process.env.E2E_WORLD
const data = filled ?? mkdtempSync(join(tmpdir(), 'porchlight-e2e-'))
if (!filled) process.on('exit', () => rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
const port = process.env.E2E_PORT ?? '4173'
// Google's push service, as far as the app needs it.
const { account } = await fcmServer([], pushPortOf(port))
Object.assign(process.env, {
  // Serves production pages, but still checks every response against its contract.
  NODE_ENV: 'production',
  CHECK_ANSWERS: 'yes',
  PORT: port,
  FCM_SERVICE_ACCOUNT: JSON.stringify({
    project_id: account.project,
    client_email: account.email,
    private_key: account.key,
    private_key_id: account.keyId,
    token_uri: account.tokenUrl,
  }),
  FCM_URL: account.url,
  PORCHLIGHT_DATA: data,
  PORCHLIGHT_DEMO_HOMES: String(journeyHomes),
  RATE_LIMIT_FACTOR: '1000',
  // In a small world, no one earns much in a quarter.
  PAYOUT_SINGLE_LIMIT: '1000',
  LOG_LEVEL: 'warn',
})
await import('../apps/server/src/main.ts')
