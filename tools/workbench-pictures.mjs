// Screenshots of the workbench for visual review: every story (or those whose id contains a given word) at one width in
// each given theme and color scheme, laid out on sheets in packages/ui/build/pictures.
// npm run workbench -- pictures [WORD] [--themes=porchlight,inn] [--schemes=light,dark] [--width=390] [--of-each=2]
// [--pressed] With --of-each, only the first stories of each component; with --pressed, the first control of each story
// is pressed first, so that what it opens is visible.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { root } from './bootstrap.mjs'
import { chromiumPath } from './test/chromium.mjs'

const columns = 2
const sheetHeight = 1190
const gap = 8
const labelHeight = 18
/** The width of a picture on its sheet, and its maximum height. */
const tile = { width: 500, height: 640 }
/** Milliseconds until delayed, fading, or map-rendered content is final. */
const atRest = 600
/** Milliseconds until new colors are applied; fades are finished by then. */
const coloring = 150

const option = (name, usual, args) =>
  (args.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual).split(',')

const wear = (page, globals) =>
  page.evaluate((worn) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: worn }), globals)

/** Down to the end of the story, or the whole window if something covers the page. */
const depth = (page) =>
  page.evaluate(() => {
    const seen = (part) => part.checkVisibility() && part.getBoundingClientRect().height > 0
    const over = [...document.querySelectorAll('dialog[open], [role=dialog], [role=listbox], [role=menu]')].some(seen)
    const parts = [...document.querySelector('.workbench').children]
      .filter((part) => !part.matches('.ui-toasts:not(:has(li))'))
      .map((part) => part.getBoundingClientRect().bottom)
    return over ? innerHeight : Math.min(innerHeight, Math.max(40, Math.ceil(Math.max(...parts) + 24)))
  })

/** One story in each of the modes: loaded once, then only recolored. */
async function storyPictures(page, origin, id, modes, pressed) {
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}`)
  await page.locator('.workbench').waitFor()
  await page.waitForLoadState('networkidle')
  const control = page.locator('.workbench :is(button, input, select):enabled').first()
  if (pressed && (await control.count()) > 0) await control.click({ timeout: 2000 }).catch(() => {})
  await page.waitForTimeout(atRest)
  const pictures = []
  for (const mode of modes) {
    await wear(page, mode)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(coloring)
    const { width } = page.viewportSize()
    const bytes = await page.screenshot({ clip: { x: 0, y: 0, width, height: await depth(page) } })
    pictures.push({ mode, id, bytes })
  }
  return pictures
}

const label = (text) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${labelHeight}"><rect width="100%" height="100%" fill="#222"/><text x="4" y="13" font-family="monospace" font-size="12" fill="#fff">${text}</text></svg>`,
  )

/** Arranges the pictures in columns, always adding to the shortest; reports those that didn't fit. */
async function sheet(pictures, path) {
  const ends = Array.from({ length: columns }, () => 0)
  const placed = []
  while (pictures.length > 0) {
    const [{ id, bytes }] = pictures
    const small = await sharp(bytes)
      .resize({ ...tile, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
    const { height = 0 } = await sharp(small).metadata()
    const at = ends.indexOf(Math.min(...ends))
    if (ends[at] > 0 && ends[at] + labelHeight + height > sheetHeight) break
    const left = at * (tile.width + gap)
    placed.push({ input: label(id), left, top: ends[at] }, { input: small, left, top: ends[at] + labelHeight })
    ends[at] += labelHeight + height + gap
    pictures.shift()
  }
  await sharp({ create: { width: columns * (tile.width + gap), height: sheetHeight, channels: 3, background: '#888' } })
    .composite(placed)
    .png()
    .toFile(path)
}

/** Creates the sheets and prints where they are. */
export async function drawPictures(origin, args) {
  const folder = join(root, 'packages', 'ui', 'build', 'pictures')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { entries } = await (await fetch(`${origin}/index.json`)).json()
  const word = args.find((text) => !text.startsWith('--')) ?? ''
  const most = Number(option('of-each', 'Infinity', args)[0])
  const stories = Object.values(entries).filter(({ type, id }) => type === 'story' && id.includes(word))
  const ids = Object.values(Object.groupBy(stories, ({ title }) => title)).flatMap((ofOne) =>
    ofOne.slice(0, most).map(({ id }) => id),
  )
  const [width] = option('width', '800', args)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: Number(width), height: Math.max(900, Math.round(Number(width) * 1.2)) },
  })
  const modes = option('themes', 'porchlight', args).flatMap((theme) =>
    option('schemes', 'light,dark', args).map((scheme) => ({ theme, scheme })),
  )
  const pictures = []
  for (const id of ids) pictures.push(...(await storyPictures(page, origin, id, modes, args.includes('--pressed'))))
  await browser.close()
  for (const mode of modes) {
    const left = pictures.filter((picture) => picture.mode === mode)
    for (let number = 1; left.length > 0; number++) {
      const name = [mode.theme, mode.scheme, width, String(number).padStart(2, '0')].join('-')
      await sheet(left, join(folder, `${name}.png`))
      console.log(join(folder, `${name}.png`))
    }
  }
}
