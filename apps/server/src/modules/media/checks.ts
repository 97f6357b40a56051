import type { Check } from '#kernel/check'
import { uploadsAfter } from './queries.ts'

const batch = 500

/** Uploaded pictures whose original is gone from the file store. */
const missingOriginals: Check = {
  code: 'media.originals',
  text: 'Every uploaded picture has its original in the file store.',
  async run({ work, adapters }) {
    let known = 0
    let missing = 0
    for (let after = 0; ; ) {
      const uploads = await work.read((ctx) => uploadsAfter(ctx, after, batch))
      const present = await Promise.all(uploads.map(({ path }) => adapters.files.has(path)))
      known += uploads.length
      missing += present.filter((has) => !has).length
      const last = uploads.at(-1)
      if (!last || uploads.length < batch) break
      after = last.id
    }
    return { holds: missing === 0, figure: `${missing} of ${known} missing` }
  },
}

export const checks: readonly Check[] = [missingOriginals]
