// The product for the journeys: built pages, a data folder of its own, a small demo world.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fcmServer } from '../apps/server/src/modules/notifications/testing/fcm-server.ts'
import { pushPortOf } from './native/support/push-port.ts'

const data = mkdtempSync(join(tmpdir(), 'porchlight-e2e-'))
process.on('exit', () => rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
const port = process.env.E2E_PORT ?? '4173'
// Google's push service, as far as the app needs it.
const { account } = await fcmServer([], pushPortOf(port))
Object.assign(process.env, {
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
  PORCHLIGHT_DEMO_HOMES: '48',
  RATE_LIMIT_FACTOR: '1000',
  LOG_LEVEL: 'warn',
})
await import('../apps/server/src/main.ts')
