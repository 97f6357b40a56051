import type { ClosingDesk, Money } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { bookingsByIds, dueBookings } from '#modules/bookings'
import { balances, counted, figureOf, invariantsOf, movesOfAllOwners, ownersInBooks } from '#modules/ledger'
import { bankAgrees, type ClosingCheck, nextToClose, openOwners } from './closing-rules.ts'
import { datesOf, isClosed, isOver, previousQuarter, type Quarter, type QuarterSum, quarterSums } from './rules.ts'
import { db } from './tables.ts'

export const closedOfAll = async (ctx: ReadCtx) =>
  (await db(ctx).selectFrom('statements.closed').select(['owner_id', 'year', 'quarter']).distinct().execute()).map(
    ({ owner_id: ownerId, ...quarter }) => ({ ownerId, ...quarter }),
  )

const closingsOf = (ctx: ReadCtx) =>
  db(ctx).selectFrom('statements.closing').selectAll().orderBy('year', 'desc').orderBy('quarter', 'desc').execute()

/** The quarter that closes next, and the owners whose statements for it are open. */
export const nextQuarterToClose = async (ctx: ReadCtx): Promise<{ quarter: Quarter; owners: number[] }> => {
  const owners = await ownersInBooks(ctx)
  const closed = await closedOfAll(ctx)
  const quarter = nextToClose(owners, closed, await closingsOf(ctx), ctx.today)
  return { quarter, owners: openOwners(owners, closed, quarter) }
}

/** The bank balance at a quarter's end by the books and as reported by the bank, by currency. */
const bankOf = async (ctx: ReadCtx, { year, quarter }: Quarter) => {
  const books = await balances(ctx, { accounts: ['cash:trust'], to: datesOf({ year, quarter }).to })
  const reported = await db(ctx)
    .selectFrom('statements.bank_balance')
    .selectAll()
    .where('year', '=', year)
    .where('quarter', '=', quarter)
    .orderBy('id')
    .execute()
  const last = new Map(reported.map((row) => [row.currency, row]))
  return books.map(({ currency, amount }) => ({ currency, book: amount, reported: last.get(currency) ?? null }))
}

type OwnerSum = QuarterSum & { ownerId: number; currency: string }

/** The figures of every owner with an account, by currency, as on their statement (R48). */
const sumsOf = async (ctx: ReadCtx, quarter: Quarter): Promise<OwnerSum[]> => {
  const { from, to } = datesOf(quarter)
  const filter = { accounts: ['payable:owner' as const], to: datesOf(previousQuarter(quarter)).to }
  const openings = new Map(
    (await balances(ctx, filter, ['ownerId'])).map((row) => [`${row.ownerId} ${row.currency}`, row.amount]),
  )
  const moved = await movesOfAllOwners(ctx, { from, to })
  const sums: OwnerSum[] = []
  for (const { ownerId, first } of await ownersInBooks(ctx)) {
    if (first > to) continue
    const byCurrency = Map.groupBy(moved.get(ownerId) ?? [], ({ currency }) => currency)
    for (const key of openings.keys()) {
      const [owner, currency = ''] = key.split(' ')
      if (Number(owner) === ownerId && !byCurrency.has(currency)) byCurrency.set(currency, [])
    }
    for (const [currency, moves] of byCurrency) {
      const [sum] = quarterSums(moves, [quarter], openings.get(`${ownerId} ${currency}`) ?? 0)
      if (sum) sums.push({ ...sum, ownerId, currency })
    }
  }
  return sums
}

/** `USD 1.00 = USD 1.00`, with ≠ if they differ and ? if one is unknown. */
const compared = (currency: string, one: number, other: number | null): string => {
  if (other === null) return `${figureOf(one, currency)} = ?`
  return `${figureOf(one, currency)} ${one === other ? '=' : '≠'} ${figureOf(other, currency)}`
}

const statementsAgree = async (ctx: ReadCtx, quarter: Quarter, sums: readonly OwnerSum[]): Promise<ClosingCheck> => {
  const books = await balances(ctx, { accounts: ['payable:owner'], to: datesOf(quarter).to })
  const pairs = books.map(({ currency, amount }) => ({
    currency,
    amount,
    reported: sums.filter((sum) => sum.currency === currency).reduce((total, { closing }) => total + closing, 0),
  }))
  return {
    code: 'statements',
    holds: pairs.every(({ amount, reported }) => amount === reported),
    figure: pairs.map(({ currency, amount, reported }) => compared(currency, reported, amount)).join('; '),
  }
}

/** Stays that started or ended by the quarter's end and were not moved on: their earnings aren't in any book yet. */
const unposted = async (ctx: ReadCtx, quarter: Quarter): Promise<ClosingCheck> => {
  const { to } = datesOf(quarter)
  const [arriving, leaving] = [await dueBookings(ctx, 'arriving'), await dueBookings(ctx, 'leaving')]
  const bookings = await bookingsByIds(ctx, [...new Set([...arriving, ...leaving])])
  const late = [...bookings.values()].filter(
    ({ id, arrive, depart }) => (arriving.includes(id) ? arrive : depart) <= to,
  )
  return { code: 'unposted', holds: late.length === 0, figure: counted(late.length, 'stay waits', 'stays wait') }
}

const trustHolds = async (ctx: ReadCtx): Promise<ClosingCheck> => {
  const found = await invariantsOf(ctx, 'new')
  const held = found.filter(({ holds }) => holds).length
  return { code: 'trust', holds: held === found.length, figure: `${held} of ${found.length}` }
}

type Bank = Awaited<ReturnType<typeof bankOf>>

const bankCheck = (bank: Bank): ClosingCheck => ({
  code: 'bank',
  holds: bankAgrees(bank.map(({ book, reported }) => ({ book, reported: reported?.amount_minor ?? null }))),
  figure: bank
    .map(({ currency, book, reported }) => compared(currency, book, reported?.amount_minor ?? null))
    .join('; '),
})

const checked = async (
  ctx: ReadCtx,
  quarter: Quarter,
  bank: Bank,
  sums: readonly OwnerSum[],
): Promise<ClosingCheck[]> => [
  bankCheck(bank),
  await unposted(ctx, quarter),
  await statementsAgree(ctx, quarter, sums),
  await trustHolds(ctx),
]

/** The checks before a quarter closes (R44, R48), as of now. */
export const checksOf = async (ctx: ReadCtx, quarter: Quarter): Promise<ClosingCheck[]> =>
  await checked(ctx, quarter, await bankOf(ctx, quarter), await sumsOf(ctx, quarter))

type Names = Awaited<ReturnType<typeof accountsByIds>>

const nameIn = (names: Names, id: number | null): string | null => {
  const person = id === null ? undefined : names.get(id)
  return person ? `${person.firstName} ${person.lastName}` : null
}

/** The closing screen: the next quarter, its checks, the owners' figures, and what is already closed. */
export const closingViewOf = async (ctx: ReadCtx): Promise<ClosingDesk> => {
  const { quarter } = await nextQuarterToClose(ctx)
  const closings = await closingsOf(ctx)
  const bank = await bankOf(ctx, quarter)
  const sums = await sumsOf(ctx, quarter)
  const closed = await closedOfAll(ctx)
  const people = [
    ...sums.map(({ ownerId }) => ownerId),
    ...closings.map(({ closed_by }) => closed_by),
    ...bank.map(({ reported }) => reported?.reported_by ?? null),
  ].filter((id) => id !== null)
  const names = await accountsByIds(ctx, [...new Set(people)])
  const money = (amount: number, currency: string): Money => ({ amount, currency })
  return {
    quarter: { ...quarter, ...datesOf(quarter) },
    isOver: isOver(quarter, ctx.today),
    checks: await checked(ctx, quarter, bank, sums),
    bank: bank.map(({ currency, book, reported }) => ({
      book: money(book, currency),
      reported: reported ? money(reported.amount_minor, currency) : null,
      reportedBy: nameIn(names, reported?.reported_by ?? null),
      reportedAt: reported?.reported_at.toISOString() ?? null,
    })),
    owners: sums.map(({ ownerId, currency, opening, earned, adjustments, expenses, payouts, closing }) => ({
      ownerId,
      name: nameIn(names, ownerId) ?? '',
      state: isClosed(
        closed.filter((row) => row.ownerId === ownerId),
        quarter,
      )
        ? ('closed' as const)
        : ('open' as const),
      opening: money(opening, currency),
      earned: money(earned, currency),
      adjustments: money(adjustments, currency),
      expenses: money(expenses, currency),
      paid: money(payouts, currency),
      closing: money(closing, currency),
    })),
    closed: closings.map(({ year, quarter: number, owners, closed_by, closed_at }) => ({
      year,
      quarter: number,
      owners,
      closedBy: nameIn(names, closed_by),
      closedAt: closed_at.toISOString(),
    })),
  }
}
