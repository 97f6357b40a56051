import { defineConfig } from '@playwright/test'
import { journeysInTheApp } from './e2e/native/support/everywhere.ts'
import browsers from './playwright.config.ts'

// Every worker reads this file before it opens a browser.
journeysInTheApp()

/** `npm run test:native`: the journeys once more, inside the app. */
export default defineConfig({
  ...browsers,
  use: { ...browsers.use, serviceWorkers: 'allow' },
  // In the app nothing is saved as a file: it says so instead (e2e/native/files).
  grepInvert: /downloads data|the lines download as CSV|saved as a PDF/,
  testIgnore: [
    'workbench/**',
    // They bring phones of their own, and run with the others.
    'native/*.e2e.ts',
    // What a public page may weigh in a browser.
    'visitor/weight.e2e.ts',
  ],
})
