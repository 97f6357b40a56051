import { renditionUrl, renditionWidths } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { refuseSmall } from './commands.ts'
import { uploadById } from './queries.ts'
import { uploadPath } from './views.ts'

/** Enough for the largest portrait on a double-density screen. */
const portraitWidth = 320

/**
 * The URL of a picture this person uploaded; undefined if it isn't a picture, or not theirs.
 * @throws Problem 422 `picture_too_small`
 */
export const portraitOf = async (ctx: ReadCtx, accountId: number, uploadId: number): Promise<string | undefined> => {
  const upload = await uploadById(ctx, uploadId)
  if (!upload?.picture || upload.accountId !== accountId) return undefined
  refuseSmall(upload.picture, 'portrait')
  const widths = renditionWidths(upload.picture.width)
  const width = widths.find((each) => each >= portraitWidth) ?? widths.at(-1)
  return width === undefined ? undefined : renditionUrl({ src: uploadPath(upload) }, width, 'webp')
}

export type Logo = { src: string; width: number; height: number }

/** Enough for a wide logo on a double-density screen. */
const logoWidth = 480

/**
 * A picture this person uploaded, as a site's logo.
 * @throws Problem 422 `picture_too_small`
 */
export const logoOf = async (ctx: ReadCtx, accountId: number, uploadId: number): Promise<Logo | undefined> => {
  const upload = await uploadById(ctx, uploadId)
  if (!upload?.picture || upload.accountId !== accountId) return undefined
  const { picture } = upload
  refuseSmall(picture, 'logo', 'logo')
  const widths = renditionWidths(picture.width)
  const width = widths.find((each) => each >= logoWidth) ?? widths.at(-1)
  if (width === undefined) return undefined
  const height = Math.max(1, Math.round((picture.height / picture.width) * width))
  return { src: renditionUrl({ src: uploadPath(upload) }, width, 'webp'), width, height }
}
