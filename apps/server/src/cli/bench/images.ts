import { readFileSync } from 'node:fs'
import { pictureWidths } from '@porchlight/contract'
import sharp from 'sharp'
import { prepareRenditions } from '#modules/media'
import { median } from './clients.ts'
import type { Bench } from './figures.ts'
import { wholeNumbersOf } from './plan.ts'

/** The maximum cost: CPU seconds for one photo, megabytes while rendering, and the ratio to the encoders alone. */
const most = { seconds: 5, megabytes: 350, ratio: 1.25 }

const pool = new URL('../../demo/assets/art/', import.meta.url)

/** A 12-megapixel photo with a phone sensor's grain. */
const phonePhoto = async (): Promise<Buffer> => {
  const { homes } = JSON.parse(readFileSync(new URL('manifest.json', pool), 'utf8')) as {
    homes: { images: { file: string }[] }[]
  }
  const file = homes[0]?.images[0]?.file ?? ''
  const size = { width: 4032, height: 3024 }
  const grain = { type: 'gaussian', mean: 128, sigma: 6 } as const
  return sharp(readFileSync(new URL(file, pool)))
    .resize({ ...size, fit: 'cover' })
    .composite([
      {
        input: { create: { ...size, channels: 3, background: '#808080', noise: grain } },
        blend: 'soft-light',
      },
    ])
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer()
}

const cpuOf = async (work: () => Promise<void>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** A file store in memory. */
const memoryStore = (original: Buffer) => {
  const files = new Map<string, number>()
  const store = {
    put: async (path: string, bytes: Uint8Array) => void files.set(path, bytes.length),
    read: async () => original,
  }
  return { files, store: store as unknown as Parameters<typeof prepareRenditions>[0] }
}

/** The encoders alone, each with the pixels of its width: the minimum cost for these files. */
const encodersAlone = async (photo: Buffer): Promise<number> => {
  let seconds = 0
  for (const width of pictureWidths.filter((one) => one <= 1600)) {
    const { data, info } = await sharp(photo).resize({ width }).raw().toBuffer({ resolveWithObject: true })
    const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    seconds += await cpuOf(async () => {
      await pixels().webp({ quality: 78, effort: 4 }).toBuffer()
      await pixels().avif({ quality: 55, effort: 3 }).toBuffer()
    })
  }
  return seconds
}

export const imagesBench: Bench = {
  name: 'images',
  summary: 'Measures how much it costs to prepare the renditions of a 12-megapixel photo.',
  usage: 'bench images [--photos N]',
  async measure(args, io) {
    const { photos } = wholeNumbersOf(args, { photos: 5 })
    const photo = await phonePhoto()
    const { files, store } = memoryStore(photo)
    const original = {
      origin: 'file',
      path: 'original',
      sha256: 'a'.repeat(64),
      type: 'image/jpeg',
      width: 4032,
    } as const
    const before = process.memoryUsage.rss()
    let peak = before
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss())
    }, 20)
    const times: number[] = []
    const limits: number[] = []
    for (let round = 0; round < photos; round++) {
      io.progress(`photo ${round + 1} of ${photos}`)
      times.push(await cpuOf(() => prepareRenditions(store, original)))
      limits.push(await encodersAlone(photo))
    }
    clearInterval(watch)
    const [seconds, limit] = [median(times), median(limits)]
    const ratio = median(times.map((time, round) => time / (limits[round] ?? time)))
    const megabytes = peak / 1e6
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0)
    io.say(
      `${files.size} renditions of a 12-megapixel photo (${(photo.length / 1e6).toFixed(1)} MB): ${(bytes / 1e3).toFixed(0)} kB`,
    )
    io.say(`  ${seconds.toFixed(2)} s of CPU (at most ${most.seconds}); a queue of 40: ${(seconds * 40).toFixed(0)} s`)
    io.say(`  ${limit.toFixed(2)} s for the encoders alone: ${ratio.toFixed(2)} times that (at most ${most.ratio})`)
    io.say(
      `  ${megabytes.toFixed(0)} MB of memory at the peak (at most ${most.megabytes}), ${(before / 1e6).toFixed(0)} before`,
    )
    return [
      { what: 'CPU for one photo', value: seconds, unit: 's', must: { atMost: most.seconds } },
      { what: 'CPU ÷ the encoders alone', value: ratio, unit: 'ratio', must: { atMost: most.ratio } },
      { what: 'memory at the peak', value: megabytes, unit: 'MB', must: { atMost: most.megabytes } },
    ]
  },
}
