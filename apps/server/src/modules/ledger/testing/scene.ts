import { sceneApp } from '#testing/scene-app'
import { type NewEntry, post } from '../commands.ts'
import { capture, earned, settled } from './entries.ts'

/** A journal for the tests of one file, with helpers for paid, settled, and earned stays. */
export const ledgerScene = () => {
  const t = sceneApp()

  const earn = async (
    bookingId: number,
    parts: Record<number, number>,
    commission: number,
    more?: Partial<NewEntry>,
  ) => {
    const total = Object.values(parts).reduce((sum, part) => sum + part, commission)
    return await t.write(async (ctx) => {
      await post(ctx, capture(bookingId, total))
      await post(ctx, settled(bookingId, total))
      return await post(ctx, earned(bookingId, parts, commission, more))
    })
  }

  return { t, earn }
}
