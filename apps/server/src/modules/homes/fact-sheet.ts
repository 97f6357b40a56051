import { timingSafeEqual } from 'node:crypto'
import { notFound } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx } from '#kernel/work'
import type { Home } from './home.ts'
import { homeById } from './queries.ts'

type Sealed = Pick<Home, 'previewHash'>

const hashFor = (what: 'sheet' | 'address', { previewHash }: Sealed): string => sha256(`${what} ${previewHash}`)

/** What opens the sheet of a home, and what opens its address on it. From neither can the other, or the preview, be told. */
export const sheetHashes = (home: Sealed) => ({ hash: hashFor('sheet', home), addressHash: hashFor('address', home) })

const isSame = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))

/**
 * A home of any status but retired, for the person who holds the hash of its sheet, and whether its address is shown.
 * @throws Problem 404, for a wrong hash of the address as well
 */
export const homeBySheet = async (
  ctx: ReadCtx,
  homeId: number,
  given: { hash: string; addressHash?: string | undefined },
) => {
  const home = await homeById(ctx, homeId)
  const right = sheetHashes(home)
  const fits =
    isSame(given.hash, right.hash) && (given.addressHash === undefined || isSame(given.addressHash, right.addressHash))
  if (!fits || home.status === 'retired') throw notFound('This home')
  return { home, withAddress: given.addressHash !== undefined }
}
