import {
  type BodyOf,
  type changeCancellationPolicy,
  type ListedPolicy,
  type OwnPolicy,
  type PolicyCode,
  policyCodes,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { notFound, Problem } from '#kernel/problem'
import { refuseUnread, versionOf } from '#kernel/versions'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { homesByIds } from '#modules/homes'
import { setRates } from './commands.ts'
import { ownPolicyTerms } from './engine/own-policy.ts'
import { type CancellationPolicy, policyPresets } from './engine/policy.ts'
import { pricingOf } from './priced-homes.ts'
import { db } from './tables.ts'

const codeOf = (id: number): string => `own_${id}`

/** Homes currently sold under a policy. */
const homesUnder = async (ctx: ReadCtx, code: string): Promise<number[]> =>
  (
    await db(ctx)
      .selectFrom('pricing.terms')
      .select('home_id')
      .where('replaced_at', 'is', null)
      .where(sql<string>`policy ->> 'code'`, '=', code)
      .execute()
  ).map(({ home_id }) => home_id)

type Stored = { policy: OwnPolicy; archived_at: Date | null }
const versionOfPolicy = ({ policy, archived_at }: Stored): string =>
  versionOf({ policy, archived: archived_at !== null })

/** The company's own policies: active ones by name, then the archived ones. */
export const ownPolicies = async (ctx: ReadCtx): Promise<ListedPolicy[]> => {
  const rows = await db(ctx).selectFrom('pricing.policy').selectAll().orderBy('id').execute()
  const people = await accountsByIds(
    ctx,
    rows.flatMap(({ changed_by }) => changed_by ?? []),
  )
  const listed: ListedPolicy[] = []
  for (const row of rows) {
    const person = people.get(row.changed_by ?? 0)
    listed.push({
      id: row.id,
      code: codeOf(row.id),
      policy: row.policy,
      homes: (await homesUnder(ctx, codeOf(row.id))).length,
      archived: row.archived_at !== null,
      changedBy: person ? `${person.firstName} ${person.lastName}` : null,
      changedAt: row.changed_at.toISOString(),
      version: versionOfPolicy(row),
    })
  }
  return listed.sort(
    (a, b) =>
      Number(a.archived) - Number(b.archived) || a.policy.name.localeCompare(b.policy.name, 'en') || a.id - b.id,
  )
}

/** How many policies a home can have: ours, and the company's own active ones. */
export const offeredPolicies = async (ctx: ReadCtx): Promise<number> => {
  const row = await db(ctx)
    .selectFrom('pricing.policy')
    .select((policy) => policy.fn.countAll<number>().as('total'))
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return Object.keys(policyPresets).length + Number(row?.total ?? 0)
}

const presetNames = new Set(Object.values(policyPresets).map(({ name }) => name.toLowerCase()))

/** @throws Problem 409 policy_name_taken */
const assertNameFree = async (ctx: ReadCtx, name: string, self: number | null): Promise<void> => {
  const same = await db(ctx)
    .selectFrom('pricing.policy')
    .select('id')
    .where('archived_at', 'is', null)
    .where(sql<string>`lower(policy ->> 'name')`, '=', name.toLowerCase())
    .execute()
  if (presetNames.has(name.toLowerCase()) || same.some(({ id }) => id !== self))
    throw new Problem(409, 'policy_name_taken', 'Another cancellation policy has this name.', undefined, {
      required: ['name'],
    })
}

/** @throws Problem 409 policy_name_taken */
export const addOwnPolicy = async (ctx: WriteCtx, policy: OwnPolicy, by: number): Promise<number> => {
  await assertNameFree(ctx, policy.name, null)
  const { id } = await db(ctx)
    .insertInto('pricing.policy')
    .values({ policy: JSON.stringify(policy), created_at: ctx.now, changed_at: ctx.now, changed_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Rewords a policy: homes under it use it from the next quote on; bookings and quotes keep their copy (R35).
 * @returns how many homes follow it
 * @throws Problem 404, 409 policy_name_taken, 409 settings_changed
 */
export const changeOwnPolicy = async (
  ctx: WriteCtx,
  id: number,
  { policy, archived, version }: BodyOf<typeof changeCancellationPolicy>,
  by: number,
): Promise<number> => {
  const row = await db(ctx)
    .selectFrom('pricing.policy')
    .select(['policy', 'archived_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This cancellation policy')
  refuseUnread(version, versionOfPolicy(row))
  if (!archived) await assertNameFree(ctx, policy.name, id)
  await db(ctx)
    .updateTable('pricing.policy')
    .set({
      policy: JSON.stringify(policy),
      archived_at: archived ? ctx.now : null,
      changed_at: ctx.now,
      changed_by: by,
    })
    .where('id', '=', id)
    .execute()
  const homes = await homesByIds(ctx, await homesUnder(ctx, codeOf(id)))
  const terms = ownPolicyTerms(codeOf(id), policy)
  for (const home of homes) {
    const current = (await pricingOf(ctx, home)).terms
    if (current) await setRates(ctx, home.id, { terms: { ...current, policy: terms } }, by)
  }
  return homes.length
}

const isPreset = (code: string): code is PolicyCode => (policyCodes as readonly string[]).includes(code)

/**
 * The policy a home chooses by its code: a preset, or one of the company's. It can keep an archived one.
 * @throws Problem 422 invalid_input
 */
export const policyNamed = async (
  ctx: ReadCtx,
  code: string,
  current?: CancellationPolicy,
): Promise<CancellationPolicy> => {
  if (isPreset(code)) return policyPresets[code]
  if (current?.code === code) return current
  const row = await db(ctx)
    .selectFrom('pricing.policy')
    .selectAll()
    .where('id', '=', Number(code.slice('own_'.length)))
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!row)
    throw new Problem(422, 'invalid_input', 'Choose a cancellation policy.', undefined, { required: ['policy'] })
  return ownPolicyTerms(code, row.policy)
}
