import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The server hands every page its API client, nonce and site through React Router's context.
  splitRouteModules: true,
} satisfies Config
