import {
  type ApprovalOutcome,
  type BodyOf,
  type changeOwnership,
  dateIn,
  type HomeOwnership,
  type PlainDate,
  percentInWords,
} from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Account, accountByEmail, accountsByIds } from '#modules/accounts'
import { type ApprovalHandler, submitForApproval } from '#modules/approvals'
import type { Home, Share } from './home.ts'
import { hasContract, setShares } from './ownership.ts'
import { lockHome } from './queries.ts'
import { isWhole } from './rules.ts'
import { db } from './tables.ts'

type Body = BodyOf<typeof changeOwnership>
type Act = { homeId: number; from: PlainDate; shares: Share[] }

const refusal = (code: string, message: string, field: string) =>
  new Problem(422, code, message, undefined, { required: [field] })

const rowsOf = (ctx: ReadCtx, homeId: number) =>
  db(ctx)
    .selectFrom('homes.share')
    .selectAll()
    .where('home_id', '=', homeId)
    .orderBy('valid_from', 'desc')
    .orderBy('basis_points', 'desc')
    .orderBy('account_id')
    .execute()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const nameOf = (row: Pick<Row, 'holder_name'>, account: Account | undefined): string =>
  row.holder_name || (account ? `${account.firstName} ${account.lastName}`.trim() : '')

/**
 * The owners of a never-published home without a contract can change without approval, because nothing is owed to
 * anyone.
 */
const waitsFor = async (ctx: ReadCtx, { id, status }: Home): Promise<boolean> =>
  status !== 'draft' || (await hasContract(ctx, id))

/** A home's owners with the day each set starts, latest set first. */
export const ownershipOf = async (ctx: ReadCtx, home: Home): Promise<HomeOwnership> => {
  const rows = await rowsOf(ctx, home.id)
  const people = await accountsByIds(
    ctx,
    rows.map(({ account_id }) => account_id),
  )
  const viewOf = (row: Row) => {
    const account = people.get(row.account_id)
    return {
      accountId: row.account_id,
      name: account ? `${account.firstName} ${account.lastName}`.trim() : '',
      email: account?.email ?? '',
      basisPoints: row.basis_points,
      holderKind: row.holder_kind,
      holderName: row.holder_name,
    }
  }
  return {
    home: { id: home.id, name: home.name, status: home.status, today: dateIn(home.timeZone, ctx.now) },
    sets: [...Map.groupBy(rows, ({ valid_from }) => valid_from)].map(([from, set]) => ({
      from,
      owners: set.map(viewOf),
    })),
    waits: await waitsFor(ctx, home),
  }
}

/** The shares of the accounts with these emails. @throws Problem 422 owner_unknown, owner_twice, holder_name_needed, shares_not_whole */
const readShares = async (ctx: ReadCtx, given: Body['shares']): Promise<{ shares: Share[]; words: string[] }> => {
  const shares: Share[] = []
  const words: string[] = []
  for (const [at, { email, basisPoints, holderKind, holderName }] of given.entries()) {
    const account = await accountByEmail(ctx, email)
    if (!account?.roles.includes('owner') || account.closed)
      throw refusal('owner_unknown', `No owner has an account with the email ${email}.`, `shares.${at}.email`)
    if (shares.some(({ accountId }) => accountId === account.id))
      throw refusal('owner_twice', `${email} is listed twice.`, `shares.${at}.email`)
    if (holderKind !== 'person' && holderName === '')
      throw refusal('holder_name_needed', 'Enter the legal name of the company or trust.', `shares.${at}.holderName`)
    const holder = holderKind === 'person' ? undefined : { kind: holderKind, name: holderName }
    shares.push({ accountId: account.id, basisPoints, ...(holder && { holder }) })
    words.push(`${nameOf({ holder_name: holder?.name ?? '' }, account)} ${percentInWords(basisPoints)}`)
  }
  if (!isWhole(shares))
    throw refusal('shares_not_whole', 'The ownership shares of a home must add up to 100%.', 'shares')
  return { shares, words }
}

const isSameSet = (set: readonly Row[], shares: readonly Share[]): boolean =>
  set.length === shares.length &&
  shares.every(({ accountId, basisPoints, holder }) =>
    set.some(
      (row) =>
        row.account_id === accountId &&
        row.basis_points === basisPoints &&
        row.holder_kind === (holder?.kind ?? 'person') &&
        row.holder_name === (holder?.name ?? ''),
    ),
  )

/**
 * Submits new owners from a day on. Earnings until then belong to the current owners (R51), so the day can't be in the
 * past.
 * @throws Problem 422 before_today and those of the shares; 409 owners_unchanged, already_pending; 422 evidence_needed;
 * 404
 */
export const submitOwnership = async (
  ctx: WriteCtx,
  homeId: number,
  body: Body,
  by: number,
): Promise<ApprovalOutcome> => {
  const home = await lockHome(ctx, homeId)
  if (body.from < dateIn(home.timeZone, ctx.now))
    throw refusal(
      'before_today',
      'Choose today or a later date. Earlier earnings belong to the owners at the time.',
      'from',
    )
  const { shares, words } = await readShares(ctx, body.shares)
  const rows = await rowsOf(ctx, homeId)
  const inForce = rows.find(({ valid_from }) => valid_from <= body.from)?.valid_from
  const current = rows.filter(({ valid_from }) => valid_from === inForce)
  if (isSameSet(current, shares))
    throw new Problem(409, 'owners_unchanged', 'The home already has these owners on that day.')
  const people = await accountsByIds(
    ctx,
    current.map(({ account_id }) => account_id),
  )
  const before = current.map((row) => `${nameOf(row, people.get(row.account_id))} ${percentInWords(row.basis_points)}`)
  const owners = [
    ...new Set([...current.map(({ account_id }) => account_id), ...shares.map(({ accountId }) => accountId)]),
  ]
  const act: Act = { homeId, from: body.from, shares }
  const outcome = await submitForApproval(ctx, {
    kind: 'ownership',
    subject: `home:${homeId}`,
    facts: { home: home.name, from: body.from, before: before.join(', ') || '—', after: words.join(', ') },
    act,
    reason: body.reason,
    evidence: body.evidence,
    participants: owners,
    affected: owners,
    by,
    waits: await waitsFor(ctx, home),
  })
  if (outcome.state === 'done') await setShares(ctx, homeId, act.from, act.shares)
  return outcome
}

/** An approval after that day takes effect today: earnings until then belong to the former owners. */
const laterOf = (day: PlainDate, today: PlainDate): PlainDate => {
  if (day < today) return today
  return day
}

export const ownershipHandler: ApprovalHandler = {
  kind: 'ownership',
  carryOut: async (ctx, { act }) => {
    const { homeId, from, shares } = act as Act
    const home = await lockHome(ctx, homeId)
    await setShares(ctx, homeId, laterOf(from, dateIn(home.timeZone, ctx.now)), shares)
  },
}
