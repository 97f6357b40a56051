import type { LevelChoice, ServiceLevel, ServiceOffer, ServiceOfferVersion } from '@porchlight/contract'
import { sql } from 'kysely'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { serviceLevelsChanged } from './events.ts'
import { levelsDropped, needsReason } from './service-level-rules.ts'
import { starterLevels } from './starter-levels.ts'
import { db } from './tables.ts'

const nothing: ServiceOffer = { inclusions: [], levels: [] }
/** Earlier versions listed in the settings. */
const mostHistory = 20

const latest = (ctx: ReadCtx) =>
  db(ctx).selectFrom('homes.service_offer').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst()

/** Every level and what it includes, even those no longer offered. */
export const serviceOfferNow = async (ctx: ReadCtx): Promise<ServiceOffer> => (await latest(ctx))?.offer ?? nothing

/** The levels that owners can choose, in the company’s order. */
export const offeredLevels = async (ctx: ReadCtx): Promise<ServiceLevel[]> =>
  (await serviceOfferNow(ctx)).levels.filter(({ active }) => active)

/** A home's level, even one that is no longer offered. */
export const levelOfHome = async (
  ctx: ReadCtx,
  { serviceLevel }: { serviceLevel: string | null },
): Promise<ServiceLevel | undefined> => (await serviceOfferNow(ctx)).levels.find(({ code }) => code === serviceLevel)

/** The levels a home can have: those offered, and its own. */
export const levelChoices = async (ctx: ReadCtx, own: string | null): Promise<LevelChoice[]> =>
  (await serviceOfferNow(ctx)).levels
    .filter(({ active, code }) => active || code === own)
    .map(({ code, name, description, commissionBasisPoints }) => ({ code, name, description, commissionBasisPoints }))

type HomesAt = { code: string; homes: number; withoutContract: number }

const homesByLevel = async (ctx: ReadCtx): Promise<HomesAt[]> => {
  const { rows } = await sql<HomesAt>`
    select service_level as code, count(*)::int as homes,
      count(*) filter (where not exists (select from homes.contract where contract.home_id = home.id))::int
        as "withoutContract"
    from homes.home where service_level is not null and status <> 'retired' group by service_level order by 1`.execute(
    db(ctx),
  )
  return rows
}

/** The levels as the team edits them. */
export const levelDesk = async (ctx: ReadCtx) => {
  const rows = await db(ctx)
    .selectFrom('homes.service_offer')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(mostHistory + 1)
    .execute()
  const people = await accountsByIds(
    ctx,
    rows.flatMap(({ by_account }) => by_account ?? []),
  )
  const history = rows.map(({ version, offer, at, by_account, reason }): ServiceOfferVersion => {
    const person = people.get(by_account ?? 0)
    return {
      version,
      offer,
      at: at.toISOString(),
      by: person ? `${person.firstName} ${person.lastName}` : null,
      reason,
    }
  })
  return {
    version: history[0]?.version ?? 0,
    offer: history[0]?.offer ?? nothing,
    homes: await homesByLevel(ctx),
    history,
    starter: starterLevels,
  }
}

/** Levels that new homes get from the company or a group. */
const defaultLevels = async (ctx: ReadCtx): Promise<string[]> => {
  const rows = await db(ctx)
    .selectFrom('homes.home_default')
    .select('value')
    .where('setting', '=', 'service_level')
    .where('replaced_at', 'is', null)
    .execute()
  return rows.map(({ value }) => String(value))
}

type Save = { version: number; offer: ServiceOffer; reason: string }

/**
 * Saves all levels as a new version. Agreed contracts keep their terms.
 * @throws Problem 409 service_levels_changed, 409 level_in_use, 422 reason_needed
 */
export const saveServiceOffer = async (
  ctx: WriteCtx,
  { version, offer, reason }: Save,
  by: number | null,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('homes.service_offer'))`.execute(db(ctx))
  const before = await latest(ctx)
  if ((before?.version ?? 0) !== version)
    throw new Problem(
      409,
      'service_levels_changed',
      'Someone changed the service levels since you opened them. Reload the page.',
    )
  const dropped = levelsDropped(before?.offer ?? nothing, offer)
  const used = [...(await homesByLevel(ctx)).map(({ code }) => code), ...(await defaultLevels(ctx))]
  if (used.some((code) => dropped.includes(code)))
    throw new Problem(409, 'level_in_use', 'Homes use this level. Stop offering it instead of deleting it.')
  if (by !== null && needsReason(before?.offer ?? nothing, offer) && reason.length < 10)
    throw new Problem(422, 'reason_needed', 'Enter a reason of at least 10 characters.', undefined, {
      required: ['reason'],
    })
  await db(ctx)
    .insertInto('homes.service_offer')
    .values({ offer: JSON.stringify(offer), at: ctx.now, by_account: by, reason })
    .execute()
  await announce(ctx, serviceLevelsChanged({}))
}
