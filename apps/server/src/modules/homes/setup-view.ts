import { addDays, type HomeSetup, type ResultsOf, type serviceLevelOfYear } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { setupsOf } from './change-status.ts'
import type { Home } from './home.ts'
import { type Mover, nextStatuses } from './lifecycle.ts'
import { contractsOf, hasContract } from './ownership.ts'
import { levelChoices } from './service-levels.ts'
import { db } from './tables.ts'

/** How many of a home's latest moves are shown. */
const mostHistory = 20

const historyOf = async (ctx: ReadCtx, homeId: number): Promise<HomeSetup['history']> => {
  const rows = await db(ctx)
    .selectFrom('homes.status_change')
    .select(['to_status', 'note', 'at', 'by_account'])
    .where('home_id', '=', homeId)
    .orderBy('id', 'desc')
    .limit(mostHistory)
    .execute()
  const people = await accountsByIds(
    ctx,
    rows.flatMap(({ by_account }) => by_account ?? []),
  )
  return rows.map(({ to_status, note, at, by_account }) => {
    const by = by_account === null ? undefined : people.get(by_account)
    return { to: to_status, note, at: at.toISOString(), by: by ? `${by.firstName} ${by.lastName}` : null }
  })
}

/** The state of a home's setup, and what this mover can do now. */
export const setupView = async (ctx: ReadCtx, home: Home, mover: Mover): Promise<HomeSetup> => {
  const [agreed, setups, words, history, levels] = await Promise.all([
    hasContract(ctx, home.id),
    setupsOf(ctx, [home]),
    db(ctx).selectFrom('homes.setup_step').select(['step', 'note']).where('home_id', '=', home.id).execute(),
    historyOf(ctx, home.id),
    levelChoices(ctx, home.serviceLevel),
  ])
  const notes = new Map(words.map(({ step, note }) => [step, note]))
  return {
    home: {
      id: home.id,
      name: home.name,
      town: home.townName,
      timeZone: home.timeZone,
      status: home.status,
      previewHash: home.previewHash,
      serviceLevel: home.serviceLevel,
      mayChooseLevel: !agreed,
    },
    levels,
    steps: (setups.get(home.id) ?? []).map((state) => ({ ...state, note: notes.get(state.step) ?? '' })),
    moves: nextStatuses(home.status, mover),
    history,
  }
}

/** The versions of a home's contract in force during a year, earliest first, each until the next begins (R50). */
export const levelOfYear = async (
  ctx: ReadCtx,
  home: Home,
  year: number,
): Promise<ResultsOf<typeof serviceLevelOfYear>> => {
  const versions = (await contractsOf(ctx, home.id)).toReversed()
  const spans = versions.map(({ validFrom: from, ...terms }, at) => {
    const next = versions[at + 1]?.validFrom
    return { ...terms, from, to: next ? addDays(next, -1) : null }
  })
  return {
    home: { id: home.id, name: home.name },
    serviceLevel: home.serviceLevel,
    levels: await levelChoices(ctx, home.serviceLevel),
    versions: spans.filter(({ from, to }) => from <= `${year}-12-31` && (to === null || to >= `${year}-01-01`)),
  }
}
