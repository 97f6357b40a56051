import { sql } from 'kysely'
import type { ConfirmedBy } from '#kernel/confirm-concerns'
import { announce } from '#kernel/outbox'
import { fromMemory } from '#kernel/reference-memory'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type StaySettings, usualSettings } from './engine/stay-calendar.ts'
import type { RuleKind, StayRule } from './engine/stay-rules.ts'
import { nightsChanged } from './events.ts'
import { db } from './tables.ts'

const rowOf = (homeId: number, settings: StaySettings) => ({
  home_id: homeId,
  preparation_nights: settings.preparationNights,
  min_stay_mode: settings.minStayMode,
  max_stay_mode: settings.maxStayMode,
  notice_days: settings.noticeDays,
  same_day_cutoff_hour: settings.sameDayCutoffHour,
  window_days: settings.windowDays,
  fill_gaps: settings.fillGaps,
  prevent_gaps: settings.preventGaps,
})

type SettingsRow = ReturnType<typeof rowOf>

const settingsOf = (row: SettingsRow): StaySettings => ({
  preparationNights: row.preparation_nights,
  minStayMode: row.min_stay_mode,
  maxStayMode: row.max_stay_mode,
  noticeDays: row.notice_days,
  sameDayCutoffHour: row.same_day_cutoff_hour,
  windowDays: row.window_days,
  fillGaps: row.fill_gaps,
  preventGaps: row.prevent_gaps,
})

/** Gives homes without settings the default ones, so that there is a row to lock and a key for their UIDs. */
export async function ensureHomeCalendars(ctx: WriteCtx, homeIds: readonly number[]): Promise<void> {
  await db(ctx)
    .insertInto('availability.home_calendar')
    .values([...homeIds].sort((a, b) => a - b).map((homeId) => rowOf(homeId, usualSettings)))
    .onConflict((conflict) => conflict.column('home_id').doNothing())
    .execute()
}

/** Home ids as `linked_with` lists them. */
export const idsIn = (text: string): number[] => text.split(',').filter(Boolean).map(Number)

/**
 * How these homes apply their rules; homes without settings get the defaults. Linked homes use the longest preparation
 * among them (R5, R6).
 */
export async function staySettingsOf(ctx: ReadCtx, homeIds: readonly number[]): Promise<Map<number, StaySettings>> {
  const rows = await db(ctx)
    .selectFrom('availability.home_calendar as own')
    .selectAll()
    .select(
      sql<number>`(
        select max(preparation_nights) from availability.home_calendar shared
        where shared.home_id = any(string_to_array(own.linked_with, ',')::bigint[] || own.home_id))`.as(
        'shared_nights',
      ),
    )
    .where(sql<boolean>`own.home_id = any(${[...homeIds]}::bigint[])`)
    .execute()
  const known = new Map(rows.map((row) => [row.home_id, { ...settingsOf(row), preparationNights: row.shared_nights }]))
  return new Map(homeIds.map((id) => [id, known.get(id) ?? usualSettings]))
}

/** A home's own settings, regardless of what its linked homes require. */
export const ownSettingsOf = async (ctx: ReadCtx, homeId: number): Promise<StaySettings> => {
  const row = await db(ctx)
    .selectFrom('availability.home_calendar')
    .selectAll()
    .where('home_id', '=', homeId)
    .executeTakeFirst()
  return row ? settingsOf(row) : usualSettings
}

/** The reason confirmed for a home's unusual stay rules; null if no one was asked. */
export const stayConfirmationOf = async (ctx: ReadCtx, homeId: number): Promise<ConfirmedBy | null> => {
  const row = await db(ctx)
    .selectFrom('availability.home_calendar')
    .select('confirmed')
    .where('home_id', '=', homeId)
    .executeTakeFirst()
  return row?.confirmed ?? null
}

const optional = <T>(value: T | null): T | undefined => value ?? undefined

export type StayTerms = { settings: StaySettings; rules: StayRule[] }

/** How these homes apply their rules, and the rules themselves: one statement for both. */
export async function stayTermsOf(ctx: ReadCtx, homeIds: readonly number[]): Promise<Map<number, StayTerms>> {
  const rows = await db(ctx)
    .selectFrom(sql<{ id: number }>`unnest(${[...homeIds]}::bigint[])`.as<'home'>(sql`home(id)`))
    .$if(homeIds.length === 1, (query) => query.modifyFront(fromMemory))
    .leftJoin('availability.home_calendar as own', 'own.home_id', 'home.id')
    .selectAll('own')
    .select('home.id')
    .select([
      sql<number>`(
        select max(preparation_nights) from availability.home_calendar shared
        where shared.home_id = any(string_to_array(own.linked_with, ',')::bigint[] || own.home_id))`.as(
        'shared_nights',
      ),
      sql<RuleRow[]>`(
        select coalesce(jsonb_agg(to_jsonb(rule) order by rule.id), '[]') from availability.stay_rule rule
        where rule.home_id = home.id)`.as('rules'),
    ])
    .execute()
  return new Map(
    rows.map(({ id, rules, shared_nights, ...row }) => [
      id,
      {
        settings:
          row.home_id === null
            ? usualSettings
            : { ...settingsOf(row as SettingsRow), preparationNights: shared_nights },
        rules: rules.map(ruleOf),
      },
    ]),
  )
}

/** These homes' restrictions, in no particular order. */
export async function stayRulesOf(ctx: ReadCtx, homeIds: readonly number[]): Promise<Map<number, StayRule[]>> {
  const rows = await db(ctx)
    .selectFrom('availability.stay_rule')
    .selectAll()
    .where(sql<boolean>`home_id = any(${[...homeIds]}::bigint[])`)
    .orderBy('id')
    .execute()
  const rules = new Map<number, StayRule[]>()
  for (const row of rows) rules.set(row.home_id, [...(rules.get(row.home_id) ?? []), ruleOf(row)])
  return rules
}

type RuleRow = {
  kind: RuleKind
  from_date: string | null
  to_date: string | null
  days: number | null
  min_nights: number | null
  max_nights: number | null
  arrive_on: number[] | null
  depart_on: number[] | null
  closed_to_arrival: boolean | null
  closed_to_departure: boolean | null
}

const ruleOf = (row: RuleRow): StayRule => ({
  kind: row.kind,
  from: optional(row.from_date),
  to: optional(row.to_date),
  days: optional(row.days),
  minNights: optional(row.min_nights),
  maxNights: optional(row.max_nights),
  arriveOn: optional(row.arrive_on),
  departOn: optional(row.depart_on),
  closedToArrival: optional(row.closed_to_arrival),
  closedToDeparture: optional(row.closed_to_departure),
})

const ruleRow = (homeId: number, rule: StayRule) => ({
  home_id: homeId,
  kind: rule.kind,
  from_date: rule.from ?? null,
  to_date: rule.to ?? null,
  days: rule.days ?? null,
  min_nights: rule.minNights ?? null,
  max_nights: rule.maxNights ?? null,
  arrive_on: rule.arriveOn ?? null,
  depart_on: rule.departOn ?? null,
  closed_to_arrival: rule.closedToArrival ?? null,
  closed_to_departure: rule.closedToDeparture ?? null,
})

/** Replaces a home's stay rules (R9-R12). */
export async function setStayRules(ctx: WriteCtx, homeId: number, rules: readonly StayRule[]): Promise<void> {
  await db(ctx).deleteFrom('availability.stay_rule').where('home_id', '=', homeId).execute()
  if (rules.length > 0)
    await db(ctx)
      .insertInto('availability.stay_rule')
      .values(rules.map((rule) => ruleRow(homeId, rule)))
      .execute()
  await announce(ctx, nightsChanged({ homeId }))
}

/**
 * Applies the home's new preparation nights to upcoming stays. Where another stay is already closer, the nights in
 * between stay as available as they were (R6).
 */
const resetPreparation = (ctx: WriteCtx, homeId: number, nights: number) =>
  sql`
    update availability.hold own
    set prepared = case when ${nights}::integer > 0 then daterange(lower(own.during), least(
      upper(own.during) + ${nights}::integer,
      (select min(lower(next.during)) from availability.hold next
       where next.home_id = own.home_id and next.blocking and lower(next.during) >= upper(own.during)))) end
    where own.home_id = ${homeId} and own.blocking and own.source_id is null and upper(own.during) >= ${ctx.now}::date - 1
      and (own.kind in ('booked', 'requested', 'checkout', 'externalblock') or own.block_kind = 'owner_stay')`.execute(
    db(ctx),
  )

const resetDerivedPreparation = (ctx: WriteCtx, homeIds: readonly number[]) =>
  sql`
    update availability.hold derived set prepared = own.prepared
    from availability.hold own
    where own.id = derived.source_id and derived.blocking and own.home_id = any(${[...homeIds]}::bigint[])
      and derived.prepared is distinct from own.prepared`.execute(db(ctx))

/** Stores why rules that look like a mistake were intended, and who confirmed it. */
export const noteConfirmed = async (ctx: WriteCtx, homeId: number, confirmed: ConfirmedBy | null): Promise<void> => {
  await db(ctx)
    .updateTable('availability.home_calendar')
    .set({ confirmed: confirmed && JSON.stringify(confirmed) })
    .where('home_id', '=', homeId)
    .execute()
}

/** Changes how a home applies its rules; omitted fields stay unchanged. */
export async function setStaySettings(ctx: WriteCtx, homeId: number, change: Partial<StaySettings>): Promise<void> {
  await ensureHomeCalendars(ctx, [homeId])
  const row = await db(ctx)
    .selectFrom('availability.home_calendar')
    .selectAll()
    .where('home_id', '=', homeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const after = { ...settingsOf(row), ...change }
  await db(ctx)
    .updateTable('availability.home_calendar')
    .set(rowOf(homeId, after))
    .where('home_id', '=', homeId)
    .execute()
  const group = [homeId, ...idsIn(row.linked_with)]
  if (after.preparationNights !== row.preparation_nights) {
    const settings = await staySettingsOf(ctx, group)
    for (const [id, { preparationNights }] of settings) await resetPreparation(ctx, id, preparationNights)
    if (group.length > 1) await resetDerivedPreparation(ctx, group)
  }
  for (const id of group) await announce(ctx, nightsChanged({ homeId: id }))
}
