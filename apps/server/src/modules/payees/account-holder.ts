import { sameSignedName, signerNameIn, type TaxForm } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { accountById, isSignatureOf } from '#modules/accounts'
import { type ApprovalHandler, dropPending, submitForApproval } from '#modules/approvals'
import { db } from './tables.ts'

type Owner = { firstName: string; lastName: string }
type W9 = Pick<TaxForm, 'name' | 'businessName'>

/** The names that the account's holder doesn't match: the owner's on record, or the one on the W-9. */
export const holderMismatch = (holder: string, owner: Owner, w9: W9 | null): ('owner' | 'w9')[] => {
  const bearsW9 = (form: W9): boolean =>
    isSignatureOf(holder, signerNameIn(form.name)) ||
    (form.businessName !== '' && sameSignedName(holder, form.businessName))
  return [
    ...(isSignatureOf(holder, owner) ? [] : (['owner'] as const)),
    ...(w9 === null || bearsW9(w9) ? [] : (['w9'] as const)),
  ]
}

const subjectOf = (id: number): string => `payout_account:${id}`

type Row = { id: number; account_id: number; holder: string; ending: string }
type Act = { payoutAccountId: number }

/** Holds an account whose holder's name differs, until a team member accepts it. Hold the person's lock. */
export const reviewHolder = async (ctx: WriteCtx, row: Row, w9: W9 | null): Promise<void> => {
  const owner = await accountById(ctx, row.account_id)
  if (!owner || holderMismatch(row.holder, owner, w9).length === 0) return
  await db(ctx).updateTable('payees.payout_account').set({ held_at: ctx.now }).where('id', '=', row.id).execute()
  await submitForApproval(ctx, {
    kind: 'payout_account',
    subject: subjectOf(row.id),
    facts: {
      holder: row.holder,
      owner: `${owner.firstName} ${owner.lastName}`,
      w9: w9 ? [w9.name, w9.businessName].filter(Boolean).join(', ') : '—',
      ending: row.ending,
    },
    act: { payoutAccountId: row.id } satisfies Act,
    reason: '',
    by: row.account_id,
    waits: true,
  })
}

/** Ends reviews of accounts that were removed. */
export const dropReviews = async (ctx: WriteCtx, accountId: number, ids: readonly number[]): Promise<void> => {
  for (const id of ids) await dropPending(ctx, 'payout_account', subjectOf(id), accountId)
}

/**
 * If accepted, the account is in force once its waiting period is over; if declined, it never is, and its owner sees
 * why.
 */
export const payoutAccountHandler: ApprovalHandler = {
  kind: 'payout_account',
  carryOut: async (ctx, { act }) => {
    const released = await db(ctx)
      .updateTable('payees.payout_account')
      .set({ held_at: null })
      .where('id', '=', (act as Act).payoutAccountId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (released.numUpdatedRows === 0n)
      throw new Problem(409, 'wrong_state', 'This payout account was removed in the meantime.')
  },
  drop: async (ctx, act) => {
    await db(ctx)
      .updateTable('payees.payout_account')
      .set({ removed_at: ctx.now })
      .where('id', '=', (act as Act).payoutAccountId)
      .where('removed_at', 'is', null)
      .execute()
  },
}
