import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { pictureCounts } from '#modules/media'
import { homeChanged, homeMoved } from './events.ts'
import type { Home } from './home.ts'
import { type HomeStatus, type Mover, moveBetween } from './lifecycle.ts'
import { lockHome } from './queries.ts'
import { openSteps, type SettledStep, type StepState, setupOf, stepsBeforeLive } from './setup.ts'
import { db } from './tables.ts'

/** The actor: a person as owner or staff, or the system. */
export type By = { as: Mover; accountId: number | null }

const counts = (ctx: ReadCtx, homeIds: readonly number[]) =>
  db(ctx)
    .selectFrom('homes.home as home')
    .where('home.id', 'in', [...homeIds])
    .select(({ selectFrom, fn }) => [
      'home.id',
      'home.documents_missing',
      'home.fees_missing',
      selectFrom('homes.room').whereRef('home_id', '=', 'home.id').select(fn.countAll<number>().as('n')).as('rooms'),
      selectFrom('homes.share').whereRef('home_id', '=', 'home.id').select(fn.countAll<number>().as('n')).as('shares'),
      selectFrom('homes.contract')
        .whereRef('home_id', '=', 'home.id')
        .select(fn.countAll<number>().as('n'))
        .as('contracts'),
    ])
    .execute()

/** The state of each home's setup, by home id. */
export const setupsOf = async (ctx: ReadCtx, homes: readonly Home[]): Promise<Map<number, StepState[]>> => {
  if (homes.length === 0) return new Map()
  const ids = homes.map((home) => home.id)
  const pictures = await pictureCounts(ctx, 'home', ids)
  const counted = new Map((await counts(ctx, ids)).map((row) => [row.id, row]))
  const settled = await db(ctx).selectFrom('homes.setup_step').selectAll().where('home_id', 'in', ids).execute()
  const stateOf = (home: Home): StepState[] => {
    const own = counted.get(home.id)
    const subject = {
      ...home,
      pictures: pictures.get(home.id) ?? 0,
      rooms: own?.rooms ?? 0,
      shares: own?.shares ?? 0,
      contracts: own?.contracts ?? 0,
      missingDocuments: own?.documents_missing ?? [],
      feesMissing: own?.fees_missing ?? [],
    }
    return setupOf(
      subject,
      settled.filter((row) => row.home_id === home.id),
    )
  }
  return new Map(homes.map((home) => [home.id, stateOf(home)]))
}

const stepsOf = async (ctx: ReadCtx, home: Home): Promise<StepState[]> =>
  (await setupsOf(ctx, [home])).get(home.id) ?? []

/** Settles setup steps for someone: done, or waived with the reason as note. */
export const settleSteps = async (
  ctx: WriteCtx,
  homeId: number,
  words: readonly SettledStep[],
  by: By,
  note = '',
): Promise<void> => {
  if (words.length === 0) return
  const rows = words.map(({ step, state }) => ({
    home_id: homeId,
    step,
    state,
    note,
    by_account: by.accountId,
    at: ctx.now,
  }))
  await db(ctx)
    .insertInto('homes.setup_step')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['home_id', 'step']).doUpdateSet((row) => ({
        state: row.ref('excluded.state'),
        note: row.ref('excluded.note'),
        by_account: row.ref('excluded.by_account'),
        at: row.ref('excluded.at'),
      })),
    )
    .execute()
}

const assertReady = async (ctx: ReadCtx, home: Home, to: HomeStatus): Promise<void> => {
  const known = await stepsOf(ctx, home)
  const steps = to === 'live' ? stepsBeforeLive(known) : openSteps(known)
  if (steps.length > 0) throw new Problem(422, 'setup_incomplete', 'The setup of this home isn’t complete.', { steps })
}

const takeMove = async (ctx: WriteCtx, home: Home, to: HomeStatus, by: By, note: string): Promise<number> => {
  const move = moveBetween(home.status, to, by.as)
  if (!move) throw new Problem(409, 'not_allowed_now', `A home can’t go from ${home.status} to ${to}.`)
  if (move.needsSetup) await assertReady(ctx, home, to)
  await db(ctx)
    .updateTable('homes.home')
    .set({ status: to, changed_at: ctx.now, ...(to === 'live' && { published_at: home.publishedAt ?? ctx.now }) })
    .where('id', '=', home.id)
    .execute()
  const { id } = await db(ctx)
    .insertInto('homes.status_change')
    .values({ home_id: home.id, from_status: home.status, to_status: to, by_account: by.accountId, note, at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (to === 'live') await settleSteps(ctx, home.id, [{ step: 'final-approval', state: 'done' }], by, note)
  return id
}

const shortestReason = 10

/** The team must give the owners a reason to take a home off the market. @throws Problem 422 `reason_needed` */
const assertReason = (to: HomeStatus, by: By, note: string): void => {
  if (by.as === 'staff' && (to === 'paused' || to === 'retired') && note.trim().length < shortestReason)
    throw new Problem(422, 'reason_needed', 'Enter a note for the owners of at least 10 characters.', undefined, {
      required: ['note'],
    })
}

/**
 * Moves a home along its lifecycle and logs who did it and why. Going live is its final approval.
 * @throws Problem 404, 409 `not_allowed_now`, 422 `reason_needed`, 422 `setup_incomplete` with the open `steps`
 */
export const moveHome = async (ctx: WriteCtx, homeId: number, to: HomeStatus, by: By, note = ''): Promise<void> => {
  assertReason(to, by, note)
  const moveId = await takeMove(ctx, await lockHome(ctx, homeId), to, by, note)
  await announce(ctx, homeMoved({ homeId, moveId, to, note, by: by.as }))
  await announce(ctx, homeChanged({ homeId }))
}

const wayToLive: readonly HomeStatus[] = ['submitted', 'vetting', 'live']

/**
 * Publishes a draft that was vetted elsewhere: steps still open are waived with the note.
 * @throws Problem 409 `not_allowed_now`, 422 `setup_incomplete` when owner or contract is missing
 */
export const publishHome = async (ctx: WriteCtx, homeId: number, by: By, note: string): Promise<void> => {
  let home = await lockHome(ctx, homeId)
  const waived = openSteps(await stepsOf(ctx, home)).map(({ step }) => ({ step, state: 'waived' as const }))
  await settleSteps(ctx, homeId, waived, by, note)
  for (const status of wayToLive) {
    await takeMove(ctx, home, status, by, note)
    home = { ...home, status }
  }
  await announce(ctx, homeChanged({ homeId }))
}
