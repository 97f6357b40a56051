// Pictures of the workbench, to be looked at: every story (or those whose id contains a word given) at one width in each
// theme and light named, laid out on sheets under packages/ui/build/pictures.
//   npm run workbench -- pictures [WORD] [--themes=porchlight,inn] [--schemes=light,dark] [--width=390] [--pressed]
// With --pressed the first control of each story is pressed before, so that what opens is seen open.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { root } from './bootstrap.mjs'
import { chromiumPath } from './test/chromium.mjs'

const perSheet = 12
const columns = 3
const tile = { width: 640, height: 480 }
/** Milliseconds until what waits, fades in or is drawn by a map stands as it stays. */
const atRest = 800

const option = (name, usual, args) =>
  (args.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual).split(',')

async function storyPictures(page, origin, ids, { theme, scheme, pressed }) {
  const pictures = []
  for (const id of ids) {
    await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme};scheme:${scheme}`)
    await page.locator('.workbench').waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const control = page.locator('.workbench :is(button, input):enabled').first()
    if (pressed && (await control.count()) > 0) await control.click({ timeout: 2000 }).catch(() => {})
    await page.waitForTimeout(atRest)
    pictures.push({ id, bytes: await page.screenshot() })
  }
  return pictures
}

const label = (text) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="22"><rect width="100%" height="100%" fill="#222"/><text x="6" y="16" font-family="monospace" font-size="13" fill="#fff">${text}</text></svg>`,
  )

async function sheet(pictures, path) {
  const rows = Math.ceil(pictures.length / columns)
  const placed = await Promise.all(
    pictures.flatMap(({ id, bytes }, at) => {
      const place = { left: (at % columns) * (tile.width + 8), top: Math.floor(at / columns) * (tile.height + 30) }
      const small = sharp(bytes).resize({ ...tile, fit: 'contain', position: 'top', background: '#888' })
      return [
        small
          .png()
          .toBuffer()
          .then((input) => ({ input, left: place.left, top: place.top + 22 })),
        { input: label(id), ...place },
      ]
    }),
  )
  const size = { width: columns * (tile.width + 8), height: rows * (tile.height + 30) }
  await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .composite(placed)
    .png()
    .toFile(path)
}

/** Draws the sheets and says where they are. */
export async function drawPictures(origin, args) {
  const folder = join(root, 'packages', 'ui', 'build', 'pictures')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { entries } = await (await fetch(`${origin}/index.json`)).json()
  const word = args.find((text) => !text.startsWith('--')) ?? ''
  const ids = Object.values(entries)
    .filter(({ type, id }) => type === 'story' && id.includes(word))
    .map(({ id }) => id)
  const [width] = option('width', '900', args)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: Number(width), height: Math.round((Number(width) * tile.height) / tile.width) },
  })
  for (const theme of option('themes', 'porchlight', args))
    for (const scheme of option('schemes', 'light,dark', args)) {
      const pictures = await storyPictures(page, origin, ids, { theme, scheme, pressed: args.includes('--pressed') })
      for (let from = 0; from < pictures.length; from += perSheet) {
        const path = join(folder, `${theme}-${scheme}-${width}-${String(from / perSheet + 1).padStart(2, '0')}.png`)
        await sheet(pictures.slice(from, from + perSheet), path)
        console.log(path)
      }
    }
  await browser.close()
}
