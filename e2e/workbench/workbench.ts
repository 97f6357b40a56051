import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test as playwright,
  type WorkerInfo,
} from '@playwright/test'
import { type ThemeName, themeNames } from '../../packages/ui/src/themes/names.ts'

export { expect }

type Phase = { storyId: string; newPhase: string }
type Channel = {
  emit: (event: string, said: Record<string, unknown>) => void
  on: (event: 'storyRenderPhaseChanged', hear: (said: Phase) => void) => void
  once: (event: 'storyMissing', hear: () => void) => void
  off: (event: 'storyRenderPhaseChanged', hear: (said: Phase) => void) => void
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
  }
}

/** The workers' pages, on which stories follow each other, and those among them that use touch. */
const benches = new WeakSet<Page>()
const touched = new WeakSet<Page>()

const phone = { width: 390, height: 844 }

const bench = (options: BrowserContextOptions) =>
  [
    async ({ browser }: { browser: Browser }, use: (page: Page) => Promise<void>, { project }: WorkerInfo) => {
      const { viewport, locale, timezoneId, baseURL } = project.use
      const page = await browser.newPage({
        ...(baseURL && { baseURL }),
        ...(viewport && { viewport }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...options,
      })
      benches.add(page)
      if (options.hasTouch) touched.add(page)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ] as const

/** For changes a page can't undo: a clock, another time zone, scripts before its own, cached resources. */
export const alone = playwright.extend<object, { desk: Page; glass: Page }>({
  desk: [...bench({})],
  glass: [...bench({ hasTouch: true, isMobile: true, viewport: phone })],
})

/**
 * Loading the workbench takes longer than most tests, so they share a page, and each starts with its story re-rendered.
 */
export const test = alone.extend({
  page: async ({ desk, viewport }, use) => {
    if (viewport) await desk.setViewportSize(viewport)
    await use(desk)
    await desk.unrouteAll()
    await desk.emulateMedia({ reducedMotion: null })
  },
})

/** The same on a phone, by touch. */
export const finger = alone.extend({
  page: async ({ glass }, use) => {
    await glass.setViewportSize(phone)
    await use(glass)
    await glass.unrouteAll()
    await glass.emulateMedia({ reducedMotion: null })
  },
})

export const themes = themeNames
export const schemes = ['light', 'dark'] as const

type Stage = { theme?: ThemeName; scheme?: (typeof schemes)[number]; dir?: 'ltr' | 'rtl'; room?: string }
const usual = { theme: 'porchlight', scheme: 'light', dir: 'ltr', room: 'page' } as const satisfies Stage

/** The stage each page is set to. */
const worn = new WeakMap<Page, string>()

/** Shows a story on the open page, as if it had just been opened. */
export const turnTo = async (page: Page, id: string, stage: Stage = {}): Promise<void> => {
  if (!touched.has(page)) await page.mouse.move(0, 0)
  const globals = { ...usual, ...stage }
  const before = worn.get(page) ?? JSON.stringify(usual)
  worn.set(page, JSON.stringify(globals))
  await page.evaluate(
    async ({ storyId, restaged }) => {
      localStorage.clear()
      sessionStorage.clear()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__
      const shown = () => new URL(location.href).searchParams.get('id') ?? ''
      // A story is rendered once it is "completing"; then the workbench waits a tenth of a second for animations to
      // start.
      const drawn = (wanted: string) =>
        new Promise<void>((resolve, reject) => {
          const hear = ({ storyId, newPhase }: Phase) => {
            if (storyId !== wanted || !['completing', 'errored'].includes(newPhase)) return
            channel.off('storyRenderPhaseChanged', hear)
            if (newPhase === 'completing') resolve()
            else reject(new Error(`${wanted} cannot be drawn`))
          }
          channel.on('storyRenderPhaseChanged', hear)
          channel.once('storyMissing', () => reject(new Error(`there is no story ${wanted}`)))
        })
      if (restaged) {
        const redrawn = drawn(shown())
        channel.emit('updateGlobals', { globals: restaged })
        await redrawn
      }
      const turned = drawn(storyId)
      if (shown() === storyId) channel.emit('forceRemount', { storyId })
      else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      await turned
      scrollTo(0, 0)
      await document.fonts.ready
      // Lists read their entries first and render them in a second pass, and a phone scrolls to the focused element.
      // The story is ready when two frames have changed nothing.
      let still = 0
      let viewBefore = ''
      const watch = new MutationObserver(() => {
        still = 0
      })
      watch.observe(document.body, { subtree: true, childList: true, attributes: true })
      for (let frame = 0; still < 2 && frame < 20; frame += 1) {
        still += 1
        const { scale, pageLeft, pageTop } = visualViewport ?? { scale: 1, pageLeft: 0, pageTop: 0 }
        const view = `${scale} ${pageLeft} ${pageTop}`
        if (viewBefore && view !== viewBefore) still = 0
        viewBefore = view
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
      }
      watch.disconnect()
    },
    { storyId: id, restaged: before === JSON.stringify(globals) ? null : globals },
  )
}

/** Opens a single story by its workbench id, such as `forms-text-field--invalid`. */
export const story = async (page: Page, id: string, stage: Stage = {}): Promise<void> => {
  if (!benches.has(page)) await load(page, id, stage)
  else {
    if (!page.url().includes('viewMode=story')) await load(page, id, {})
    await turnTo(page, id, stage)
  }
}

const load = async (page: Page, id: string, stage: Stage): Promise<void> => {
  const globals = Object.entries(stage).map(([name, value]) => `${name}:${value}`)
  await page.goto(`/iframe.html?viewMode=story&id=${id}${globals.length > 0 ? `&globals=${globals.join(';')}` : ''}`)
  await page.locator('.workbench').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** The ids of all stories. */
export const storyIds = async (page: Page): Promise<string[]> => {
  const { entries } = (await (await page.request.get('/index.json')).json()) as {
    entries: Record<string, { id: string; type: string }>
  }
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
}
