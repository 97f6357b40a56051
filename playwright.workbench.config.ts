import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const port = Number(process.env.WORKBENCH_PORT ?? 6106)

// A story needs no browser of its own: Playwright empties the one at hand between tests, which halves the time.
process.env.PW_TEST_REUSE_CONTEXT ??= '1'

/** The kit's components on their workbench, without a product around them. */
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
