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

/** Brings axe to a document that does not have it yet: reading it anew for each question takes longer than the answer. */
export const bringAxe = async (frame: Page | Frame): Promise<void> => {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

/** Only what is wrong is told. */
export const terse: RunOptions = { resultTypes: ['violations'] }
