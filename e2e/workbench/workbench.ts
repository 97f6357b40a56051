import { expect, type Page, test } from '@playwright/test'
import { type ThemeName, themeNames } from '../../packages/ui/src/themes/names.ts'

export { expect, test }

export const themes = themeNames
export const schemes = ['light', 'dark'] as const

type Stage = { theme?: ThemeName; scheme?: (typeof schemes)[number]; dir?: 'ltr' | 'rtl'; room?: string }

/** Opens one story alone; its id is that of the workbench, such as `forms-text-field--invalid`. */
export const story = async (page: Page, id: string, stage: Stage = {}): Promise<void> => {
  const globals = Object.entries(stage).map(([name, value]) => `${name}:${value}`)
  await page.goto(`/iframe.html?viewMode=story&id=${id}${globals.length > 0 ? `&globals=${globals.join(';')}` : ''}`)
  await page.locator('.workbench').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** Ids of all stories. */
export const storyIds = async (page: Page): Promise<string[]> => {
  const { entries } = (await (await page.request.get('/index.json')).json()) as {
    entries: Record<string, { id: string; type: string }>
  }
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
}
