import type { AnswerOf, BlockPreview, BodyOf, blockHomes, PlainDate, Stay, undoHomeBlocks } from '@porchlight/contract'
import { daysBetween } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { homesByIds } from '#modules/homes'
import { blockNights, unblockNights } from './commands.ts'
import { type Hold, keepsOut } from './engine/holds.ts'
import { longestStay } from './engine/restrictions.ts'
import { holdsOf } from './queries.ts'
import { todayOf } from './stay-calendars.ts'

const shown = ['booked', 'requested', 'blocked'] as const

const takenView = ({ kind, arrive, depart }: Hold): BlockPreview['taken'][number] => ({
  from: arrive,
  to: depart,
  kind: shown.find((one) => one === kind) ?? 'other',
})

const overlaps = ({ arrive, readyOn }: Hold, stay: Stay): boolean => arrive < stay.depart && stay.arrive < readyOn

/** @throws Problem 422 range_too_long, in_the_past */
const assertBlockable = ({ arrive, depart }: Stay, today: PlainDate): void => {
  if (arrive < today) throw new Problem(422, 'in_the_past', `Nights before ${today} are in the past.`, { today })
  if (daysBetween(arrive, depart) > longestStay)
    throw new Problem(422, 'range_too_long', `Block at most ${longestStay} nights at once.`, { max: longestStay })
}

/**
 * The effect of blocking these nights in each home, in the requested order. @throws Problem 422 range_too_long,
 * in_the_past
 */
export const previewBlocks = async (
  ctx: ReadCtx,
  { homes: ids, ...stay }: Stay & { homes: readonly number[] },
): Promise<BlockPreview[]> => {
  const homes = await homesByIds(ctx, [...new Set(ids)])
  const [first] = homes
  if (first) assertBlockable(stay, todayOf(first, ctx.now))
  const holds = await holdsOf(
    ctx,
    homes.map(({ id }) => id),
    stay.arrive,
    stay.depart,
  )
  return homes.map(({ id, name }) => {
    const taken = holds.filter((hold) => hold.homeId === id && keepsOut(hold.kind) && overlaps(hold, stay))
    return {
      id,
      name,
      open: taken.length > 0 ? 0 : daysBetween(stay.arrive, stay.depart),
      taken: taken.map(takenView),
    }
  })
}

/** Blocks the nights home by home; a rejection comes before anything is written for its home, so the others stand. */
export const blockAll = async (
  ctx: WriteCtx,
  { homes: ids, arrive, depart, kind, reason }: BodyOf<typeof blockHomes>,
  who: string,
): Promise<AnswerOf<typeof blockHomes>> => {
  const names = new Map((await homesByIds(ctx, ids)).map(({ id, name }) => [id, name]))
  const blocks: { homeId: number; blockId: number }[] = []
  const failed: { home: string; message: string }[] = []
  // Always in order of id, so that two simultaneous calls wait for each other instead of deadlocking.
  for (const homeId of [...new Set(ids)].sort((a, b) => a - b))
    try {
      const { id } = await blockNights(ctx, homeId, { from: arrive, to: depart, kind, reason, who })
      blocks.push({ homeId, blockId: id })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      failed.push({ home: names.get(homeId) ?? '', message: error.message })
    }
  return { blocks, failed }
}

/** @returns how many were lifted; those that no longer exist are left out */
export const liftAll = async (ctx: WriteCtx, { blocks }: BodyOf<typeof undoHomeBlocks>): Promise<number> => {
  let lifted = 0
  for (const { homeId, blockId } of blocks.toSorted((a, b) => a.homeId - b.homeId))
    try {
      await unblockNights(ctx, homeId, blockId)
      lifted += 1
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  return lifted
}
