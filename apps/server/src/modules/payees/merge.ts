import type { MergeRefusal } from '@porchlight/contract'
import type { AccountPair } from '#kernel/person-references'
import type { ReadCtx } from '#kernel/work'
import { hasBeenPaid, liveAccounts } from './queries.ts'
import { taxFormOf } from './tax-forms.ts'

const refusal = (code: MergeRefusal['code']): MergeRefusal => ({ code, names: [] })

/** Two accounts must agree about one payee: numbers are sealed for their account and stay with it. */
export const refuseTwoPayees = async (ctx: ReadCtx, { from, to }: AccountPair): Promise<MergeRefusal[]> => {
  if (!(await hasBeenPaid(ctx, from))) return []
  if (!(await hasBeenPaid(ctx, to))) return [refusal('keep_the_other')]
  const [forms, accounts] = [
    [await taxFormOf(ctx, from), await taxFormOf(ctx, to)],
    [await liveAccounts(ctx, from), await liveAccounts(ctx, to)],
  ]
  const [merged = [], primary = []] = accounts
  const isPaidThere = ({ kind, routing_number, ending }: (typeof merged)[number]): boolean =>
    primary.some((other) => other.kind === kind && other.routing_number === routing_number && other.ending === ending)
  const [form, primaryForm] = forms
  return [
    ...(merged.every(isPaidThere) ? [] : [refusal('payout_accounts_differ')]),
    ...(form && form.ending !== primaryForm?.ending ? [refusal('tax_ids_differ')] : []),
  ]
}
