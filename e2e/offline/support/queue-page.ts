import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'

let script: Promise<string> | undefined

const bundled = async (): Promise<string> => {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: new URL('./in-page.ts', import.meta.url).pathname, formats: ['iife'], name: 'queueInPage' },
    },
  })
  const [bundle] = made as Rolldown.RolldownOutput[]
  if (!bundle) throw new Error('nothing was built')
  return bundle.output[0].code
}

/**
 * Gives a page of the product access to its queue. The page must have been opened with its content security policy
 * bypassed.
 */
export const withQueue = async (page: Page, userId: string): Promise<Page> => {
  script ??= bundled()
  await page.addScriptTag({ content: await script })
  await page.evaluate((user) => window.inPage.open(user), userId)
  return page
}

/** Waits until everything a page needs offline has loaded, as reported by the worker that saves it. */
export const offlineReady = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready))
