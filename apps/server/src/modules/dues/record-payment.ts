import type { BodyOf, receiveOwnerMoney } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { balances, credit as creditLine, debit, lockSubledger, post } from '#modules/ledger'
import { credit, setOff } from './credit-invoice.ts'
import { type Due, dueByNumber } from './invoices.ts'
import { problems } from './messages.ts'
import { spreadMoney } from './rules.ts'

/** An owner's balance home by home, in the order they acquired the homes. */
const homesOf = async (ctx: ReadCtx, { owner_id: ownerId, currency }: Due) =>
  (await balances(ctx, { accounts: ['payable:owner'], ownerId, currency }, ['homeId']))
    .map(({ homeId, amount }) => ({ homeId: homeId ?? 0, amount }))
    .sort((a, b) => a.homeId - b.homeId)

type Money = BodyOf<typeof receiveOwnerMoney> & { by: number; key: string }

const book = async (ctx: WriteCtx, due: Due, { amount, receivedOn, reference, key }: Money): Promise<number> => {
  const document = said('entry.owner_payment', { number: due.number, reference })
  const source = `owner-invoice:${due.id}:receipt:${key}`
  const parts = spreadMoney(amount, await homesOf(ctx, due))
  const { entryId } = await post(ctx, {
    purpose: 'owner-payment',
    source,
    document,
    currency: due.currency,
    on: receivedOn,
    lines: [
      debit('cash:trust', amount),
      ...parts.map((part) =>
        creditLine('payable:owner', part.amount, { ownerId: due.owner_id, homeId: part.homeId, why: document }),
      ),
    ],
  })
  return entryId
}

/**
 * Records an owner's money that reached the trust account without going through us. It is theirs, first refunds the
 * operator's advance (R46), and is applied to this invoice.
 * @throws Problem 404; 422 more_than_open, invalid_input for a future day
 */
export const receive = async (ctx: WriteCtx, number: string, money: Money): Promise<Due> => {
  const { owner_id: ownerId, currency } = await dueByNumber(ctx, number)
  await setOff(ctx, ownerId, currency)
  const due = await dueByNumber(ctx, number)
  const { amount, receivedOn, reference, by } = money
  if (receivedOn > ctx.today)
    throw new Problem(422, 'invalid_input', problems.notYet, undefined, { required: ['receivedOn'] })
  if (amount > due.open) throw new Problem(422, 'more_than_open', problems.moreThanOpen, { open: due.open })
  await lockSubledger(ctx, 'trust', currency)
  const entryId = await book(ctx, due, money)
  await credit(ctx, [{ id: due.id, amount }], { kind: 'received', receivedOn, reference, notedBy: by, entryId })
  return dueByNumber(ctx, number)
}
