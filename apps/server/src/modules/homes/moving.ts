import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { pictureCounts } from '#modules/media'
import { homeChanged } from './events.ts'
import type { Home } from './home.ts'
import { type HomeStatus, type Mover, moveBetween } from './lifecycle.ts'
import { lockHome } from './queries.ts'
import { openSteps, type SettledStep, type StepState, setupOf } from './setup.ts'
import { db } from './tables.ts'

/** Who acts: a person as owner or staff, or the system. */
export type By = { as: Mover; accountId: number | null }

const counts = (ctx: ReadCtx, homeIds: readonly number[]) =>
  db(ctx)
    .selectFrom('homes.home as home')
    .where('home.id', 'in', [...homeIds])
    .select(({ selectFrom, fn }) => [
      'home.id',
      selectFrom('homes.room').whereRef('home_id', '=', 'home.id').select(fn.countAll<number>().as('n')).as('rooms'),
      selectFrom('homes.share').whereRef('home_id', '=', 'home.id').select(fn.countAll<number>().as('n')).as('shares'),
      selectFrom('homes.contract')
        .whereRef('home_id', '=', 'home.id')
        .select(fn.countAll<number>().as('n'))
        .as('contracts'),
    ])
    .execute()

/** How each home's setup stands, by home id. */
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
    }
    return setupOf(
      subject,
      settled.filter((row) => row.home_id === home.id),
    )
  }
  return new Map(homes.map((home) => [home.id, stateOf(home)]))
}

const openStepsOf = async (ctx: ReadCtx, home: Home): Promise<StepState[]> =>
  openSteps((await setupsOf(ctx, [home])).get(home.id) ?? [])

/** Somebody's word on a setup step: done, or waived with the reason as note. */
export const settleStep = async (
  ctx: WriteCtx,
  homeId: number,
  { step, state }: SettledStep,
  by: By,
  note = '',
): Promise<void> => {
  const word = { state, note, by_account: by.accountId, at: ctx.now }
  await db(ctx)
    .insertInto('homes.setup_step')
    .values({ home_id: homeId, step, ...word })
    .onConflict((conflict) => conflict.columns(['home_id', 'step']).doUpdateSet(word))
    .execute()
}

const recordMove = async (ctx: WriteCtx, home: Home, to: HomeStatus, by: By, note: string): Promise<void> => {
  await db(ctx)
    .updateTable('homes.home')
    .set({ status: to, changed_at: ctx.now, ...(to === 'live' && { published_at: home.publishedAt ?? ctx.now }) })
    .where('id', '=', home.id)
    .execute()
  await db(ctx)
    .insertInto('homes.status_change')
    .values({ home_id: home.id, from_status: home.status, to_status: to, by_account: by.accountId, note, at: ctx.now })
    .execute()
}

/**
 * Moves a home along its lifecycle and writes down who did and why. Going live is its final approval.
 * @throws Problem 404, 409 `not_allowed_now`, 422 `setup_incomplete` with the open `steps`
 */
export const moveHome = async (ctx: WriteCtx, homeId: number, to: HomeStatus, by: By, note = ''): Promise<void> => {
  const home = await lockHome(ctx, homeId)
  const move = moveBetween(home.status, to, by.as)
  if (!move) throw new Problem(409, 'not_allowed_now', `A home that is ${home.status} cannot become ${to}.`)
  const open = move.needsSetup ? await openStepsOf(ctx, home) : []
  if (open.length > 0)
    throw new Problem(422, 'setup_incomplete', 'The setup of this home is not complete.', { steps: open })
  await recordMove(ctx, home, to, by, note)
  if (to === 'live') await settleStep(ctx, homeId, { step: 'final-approval', state: 'done' }, by, note)
  await homeChanged(ctx, homeId)
}

const wayToLive: readonly HomeStatus[] = ['submitted', 'vetting', 'live']

/**
 * Brings a draft that was vetted elsewhere live: steps still open are waived with the note.
 * @throws Problem 409 `not_allowed_now`, 422 `setup_incomplete` when owner or contract is missing
 */
export const publishHome = async (ctx: WriteCtx, homeId: number, by: By, note: string): Promise<void> => {
  const home = await lockHome(ctx, homeId)
  for (const { step } of await openStepsOf(ctx, home))
    await settleStep(ctx, homeId, { step, state: 'waived' }, by, note)
  for (const to of wayToLive) await moveHome(ctx, homeId, to, by, note)
}
