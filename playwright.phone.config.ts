import { defineConfig, devices } from '@playwright/test'
import browsers from './playwright.config.ts'

/** `npm run test:phone`: what guests do, once more in the browser of a phone, by touch. */
export default defineConfig({
  ...browsers,
  testMatch: ['guest/**/*.e2e.ts', 'traveler/**/*.e2e.ts', 'visitor/**/*.e2e.ts'],
  use: { ...browsers.use, ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
})
