import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const port = Number(process.env.WORKBENCH_PORT ?? 6106)

// A story doesn't need a new browser: Playwright clears the existing one between tests, which halves the time.
process.env.PW_TEST_REUSE_CONTEXT ??= '1'

/** The kit's components in their workbench, without the product around them. */
export default defineConfig({
  ...journeys,
  testDir: 'e2e/workbench',
  testIgnore: [],
  outputDir: 'test-results/workbench',
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/workbench.json' }]],
  use: { ...journeys.use, baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: 'node e2e/workbench/serve.mjs',
    url: `http://127.0.0.1:${port}/index.json`,
    env: { WORKBENCH_PORT: String(port) },
    timeout: 120_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
  },
})
