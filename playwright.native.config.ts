import { defineConfig } from '@playwright/test'
import { journeysInTheApp } from './e2e/native/support/everywhere.ts'
import browsers from './playwright.config.ts'

// Every worker reads this file before it opens a browser.
journeysInTheApp()

/** `npm run test:native`: the journeys once more, inside the app. */
export default defineConfig({
  ...browsers,
  use: { ...browsers.use, serviceWorkers: 'allow' },
  // The app doesn't save files: it shows a message instead (e2e/native/files).
  grepInvert: /downloads data|the lines download as CSV|saved as a PDF/,
  testIgnore: [
    'workbench/**',
    // They provide their own phones, and run with the other journeys.
    'native/*.e2e.ts',
    // The size limits of a public page, for browsers.
    'visitor/weight.e2e.ts',
  ],
})
