import { timingSafeEqual } from 'node:crypto'
import { notFound } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx } from '#kernel/work'
import type { Home } from './home.ts'
import { homeById } from './queries.ts'

type Sealed = Pick<Home, 'previewHash'>

const hashFor = (what: 'sheet' | 'address', { previewHash }: Sealed): string => sha256(`${what} ${previewHash}`)

/**
 * The hashes that unlock a home's fact sheet, and the address on it. Neither reveals the other, or the preview hash.
 */
export const sheetHashes = (home: Sealed) => ({ hash: hashFor('sheet', home), addressHash: hashFor('address', home) })

const isSame = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))

/**
 * A home in any status but retired, for anyone with its fact sheet hash, and whether its address is shown.
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
