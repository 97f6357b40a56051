import type { Check } from '#kernel/check'
import type { ReadCtx } from '#kernel/work'
import { waitingChunks } from './chunks.ts'
import { filesAfter, uploadsAfter } from './queries.ts'

const batch = 500

type InStore = { id: number; path: string }

/** Rows whose file is missing from the file store. */
const missingFiles = (after: (ctx: ReadCtx, id: number, limit: number) => Promise<readonly InStore[]>): Check['run'] =>
  async function run({ work, adapters }) {
    let known = 0
    let missing = 0
    for (let last = 0; ; ) {
      const rows = await work.read((ctx) => after(ctx, last, batch))
      const present = await Promise.all(rows.map(({ path }) => adapters.files.has(path)))
      known += rows.length
      missing += present.filter((has) => !has).length
      const end = rows.at(-1)
      if (!end || rows.length < batch) break
      last = end.id
    }
    return { holds: missing === 0, figure: `${missing} of ${known} missing` }
  }

export const checks: readonly Check[] = [
  {
    code: 'media.originals',
    text: 'Every uploaded picture has its original in the file store.',
    run: missingFiles(uploadsAfter),
  },
  {
    code: 'media.uploads',
    text: 'Every uploaded film and document is in the file store.',
    run: missingFiles(filesAfter),
  },
  {
    code: 'media.chunks',
    text: 'Every uploaded chunk of an unfinished file is in the file store.',
    async run({ work, adapters }) {
      const paths = await work.read(waitingChunks)
      const present = await Promise.all(paths.map((path) => adapters.files.has(path)))
      const missing = present.filter((has) => !has).length
      return { holds: missing === 0, figure: `${missing} of ${paths.length} missing` }
    },
  },
]
