import { expect, type Page, test as playwright } from '@playwright/test'
import { type ThemeName, themeNames } from '../../packages/ui/src/themes/names.ts'

export { expect }

type Channel = {
  emit: (event: string, said: { storyId: string; viewMode?: 'story' }) => void
  once: (event: string, heard: () => void) => void
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
  }
}

/** The pages of the workers, on which stories follow each other. */
const benches = new WeakSet<Page>()

/** For what a page cannot be rid of again: a clock, a finger, another time zone, scripts before its own, requests overheard. */
export const alone = playwright.extend<object, { bench: Page }>({
  bench: [
    async ({ browser }, use, { project }) => {
      const { viewport, locale, timezoneId } = project.use
      const page = await browser.newPage({
        ...(project.use.baseURL && { baseURL: project.use.baseURL }),
        ...(viewport && { viewport }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
      })
      benches.add(page)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Loading the workbench takes longer than most tests: they share a page, and each begins with its story built anew. */
export const test = alone.extend({
  page: async ({ bench, viewport }, use) => {
    if (viewport) await bench.setViewportSize(viewport)
    await use(bench)
    await bench.emulateMedia({ reducedMotion: null })
  },
})

export const themes = themeNames
export const schemes = ['light', 'dark'] as const

type Stage = { theme?: ThemeName; scheme?: (typeof schemes)[number]; dir?: 'ltr' | 'rtl'; room?: string }

/** Puts a story on the page that is there, as if it had just been opened. */
export const turnTo = async (page: Page, id: string): Promise<void> => {
  await page.mouse.move(0, 0)
  await page.evaluate(async (storyId) => {
    localStorage.clear()
    sessionStorage.clear()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    const shown = new Promise<void>((resolve) => channel.once('storyRendered', resolve))
    if (new URL(location.href).searchParams.get('id') === storyId) channel.emit('forceRemount', { storyId })
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    await shown
    scrollTo(0, 0)
  }, id)
}

/** On a page of the workbench, with no other stage than the usual. */
const isUsual = (page: Page) => /\/iframe\.html\?(?!.*globals=)/.test(page.url())

/** Opens one story alone; its id is that of the workbench, such as `forms-text-field--invalid`. */
export const story = async (page: Page, id: string, stage: Stage = {}): Promise<void> => {
  if (benches.has(page) && isUsual(page) && Object.keys(stage).length === 0) await turnTo(page, id)
  else await load(page, id, stage)
  await page.locator('.workbench').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

const load = async (page: Page, id: string, stage: Stage): Promise<void> => {
  const globals = Object.entries(stage).map(([name, value]) => `${name}:${value}`)
  await page.goto(`/iframe.html?viewMode=story&id=${id}${globals.length > 0 ? `&globals=${globals.join(';')}` : ''}`)
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
