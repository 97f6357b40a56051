import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildServiceWorker } from './vite/service-worker.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  // The server passes each page its API client, nonce, and site through React Router's context.
  splitRouteModules: true,
  buildEnd: ({ reactRouterConfig }) => buildServiceWorker(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
