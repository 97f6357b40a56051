import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The browser compiles what its debugger evaluates once per process, and what a page evaluates once per document: that
 * takes half as long again.
 */
const bringToPage = async (page: Page): Promise<void> => {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Runtime.evaluate', { expression: source, silent: true })
  await debug.detach()
}

/** Loads axe into a document that doesn't have it yet: loading it for every check takes longer than the check. */
export const bringAxe = async (place: Page | Frame): Promise<void> => {
  if (await place.evaluate(() => 'axe' in window)) return
  if ('mainFrame' in place) await bringToPage(place)
  else await place.evaluate(source)
}

/** Reports only violations. */
export const terse: RunOptions = { resultTypes: ['violations'] }
