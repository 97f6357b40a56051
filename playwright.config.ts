import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './e2e/support/browser.ts'

const port = Number(process.env.E2E_PORT ?? 4173)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // The last one is for the journeys inside the app (`npm run test:native`).
  testIgnore: ['workbench/**', 'native/inside/**'],
  // The same promise on another device, in another language, or on a rare path: `npm run test:release`.
  ...(!process.env.RELEASE && { grepInvert: /@release/ }),
  outputDir: 'test-results',
  // All journeys share one demo world; each uses its own homes and people.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Long enough for a busy machine: no journey depends on elapsed time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // It prefetches pages that most journeys never open; those that need it allow it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording takes a third of the time; TRACE=1 turns it on.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions,
  },
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { E2E_PORT: String(port) },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
})
