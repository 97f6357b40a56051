import { defineConfig, devices } from '@playwright/test'
import browsers from './playwright.config.ts'

/** `npm run test:phone`: the guest journeys again, in a browser that identifies as a phone, at its size. */
export default defineConfig({
  ...browsers,
  testMatch: [
    'account/**/*.e2e.ts',
    'guest/**/*.e2e.ts',
    'offline/**/*.e2e.ts',
    'traveler/**/*.e2e.ts',
    'visitor/**/*.e2e.ts',
  ],
  // List and map side by side: a phone has no room for that.
  grepInvert: /@wide/,
  use: { ...browsers.use, ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
})
