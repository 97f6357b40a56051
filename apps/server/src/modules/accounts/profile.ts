import { type Address, addressProblems, type Profile } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db } from './tables.ts'
import { agencyOf } from './travel-agency.ts'

export const profileOf = async (ctx: ReadCtx, accountId: number): Promise<Profile> => {
  const row = await db(ctx)
    .selectFrom('accounts.account')
    .select(['first_name', 'last_name', 'bio', 'image', 'address'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { first_name: firstName, last_name: lastName, bio, image, address } = row
  return { firstName, lastName, bio, image, address: address as Address | null, agency: await agencyOf(ctx, accountId) }
}

export type ProfileInput = { firstName: string; lastName: string; bio: string; address: Address | null }

/** @throws Problem 422 `fields_required` for an incomplete address, by the names of its fields */
export const refuseHalfAddress = ({ address }: Pick<ProfileInput, 'address'>): void => {
  const required = address ? Object.keys(addressProblems(address)) : []
  if (required.length > 0)
    throw new Problem(422, 'fields_required', 'Please complete the highlighted fields', undefined, { required })
}

export const updateProfile = async (ctx: WriteCtx, accountId: number, reported: ProfileInput): Promise<void> => {
  await db(ctx)
    .updateTable('accounts.account')
    .set({
      first_name: reported.firstName,
      last_name: reported.lastName,
      bio: reported.bio || null,
      address: reported.address && JSON.stringify(reported.address),
    })
    .where('id', '=', accountId)
    .execute()
}

export const showAs = async (ctx: WriteCtx, accountId: number, image: string | null): Promise<void> => {
  await db(ctx).updateTable('accounts.account').set({ image }).where('id', '=', accountId).execute()
}
