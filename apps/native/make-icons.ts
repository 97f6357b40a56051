// `node make-icons.ts`: renders the product's logo as the icons and splash screens of both projects.
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const ground = '#201b16'

/** The lantern from `apps/web/public/favicon.svg`, on a 32 × 32 square. */
const lantern = `<circle cx="16" cy="17" r="9" fill="#d8902f" opacity=".28"/>
  <path d="M11 10.5 16 6l5 4.5M10.5 11.5h11l1.5 12h-14ZM8.5 24h15v2.5h-15Z" fill="none" stroke="#fbf8f3" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>
  <circle cx="16" cy="17.5" r="3" fill="#f3c06c"/>`

/** `share`: how much of the width the logo's square takes. */
const drawn = (share: number, back = ''): string => {
  const side = 32 / share
  const edge = (side - 32) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${side} ${side}">${back}${lantern}</svg>`
}
const everywhere = `<rect x="-64" y="-64" width="160" height="160" fill="${ground}"/>`
const disc = `<circle cx="16" cy="16" r="16" fill="${ground}"/>`
const tile = `<rect width="32" height="32" rx="7" fill="${ground}"/>`

const save = async (path: string, svg: string, size: number, opaque = false): Promise<void> => {
  const file = fileURLToPath(new URL(path, import.meta.url))
  await mkdir(dirname(file), { recursive: true })
  const picture = sharp(Buffer.from(svg), { density: 72 * (size / 32) }).resize(size, size)
  await (opaque ? picture.flatten({ background: ground }) : picture)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file)
}

const resources = 'android/app/src/main/res'
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 }
for (const [name, times] of Object.entries(densities)) {
  await save(`${resources}/mipmap-${name}/ic_launcher.png`, drawn(0.92, tile), 48 * times)
  await save(`${resources}/mipmap-${name}/ic_launcher_round.png`, drawn(0.92, disc), 48 * times)
  // Launchers crop a shape from the middle two thirds.
  await save(`${resources}/mipmap-${name}/ic_launcher_foreground.png`, drawn(0.62), 108 * times)
}
await save(`${resources}/drawable/splash.png`, drawn(0.3, everywhere), 960, true)

const assets = 'ios/App/App/Assets.xcassets'
// The App Store rejects an icon with transparency.
await save(`${assets}/AppIcon.appiconset/AppIcon-512@2x.png`, drawn(0.92, everywhere), 1024, true)
for (const times of [1, 2, 3]) await save(`${assets}/Splash.imageset/splash@${times}x.png`, drawn(1), 192 * times)
