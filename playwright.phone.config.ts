import { defineConfig, devices } from '@playwright/test'
import browsers from './playwright.config.ts'

/** `npm run test:phone`: what guests do, once more in a browser that says it is a phone, at its size. */
export default defineConfig({
  ...browsers,
  testMatch: [
    'account/**/*.e2e.ts',
    'guest/**/*.e2e.ts',
    'offline/**/*.e2e.ts',
    'traveler/**/*.e2e.ts',
    'visitor/**/*.e2e.ts',
  ],
  // List and map beside each other: a phone has no room for that.
  grepInvert: /@wide/,
  use: { ...browsers.use, ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
})
