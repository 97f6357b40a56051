import type { AccessState, PersonType } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type Account, accountsByIds, invitedAccounts, rolesOfType } from '#modules/accounts'
import { mediaFileView, uploadsByIds } from '#modules/media'
import type { filesOf, Note } from './records.ts'
import { vendorsOfPeople } from './records.ts'
import type { RentalBan } from './rental-bans.ts'

type By = { id: number; name: string }

const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`.trim()

/** The authors of entries and actions, by id. */
const authors = async (ctx: ReadCtx, ids: readonly number[]): Promise<(id: number) => By> => {
  const accounts = await accountsByIds(ctx, ids)
  return (id) => {
    const account = accounts.get(id)
    return { id, name: account ? nameOf(account) : '' }
  }
}

export const noteViews = async (ctx: ReadCtx, notes: readonly Note[]) => {
  const by = await authors(
    ctx,
    notes.map(({ written_by }) => written_by),
  )
  return notes.map((note) => ({
    id: note.id,
    text: note.text,
    by: by(note.written_by),
    at: note.written_at.toISOString(),
  }))
}

export const fileViews = async (ctx: ReadCtx, files: Awaited<ReturnType<typeof filesOf>>) => {
  const by = await authors(
    ctx,
    files.map(({ added_by }) => added_by),
  )
  const uploads = await uploadsByIds(
    ctx,
    files.map(({ upload_id }) => upload_id),
  )
  return files.flatMap((row) => {
    const upload = uploads.get(row.upload_id)
    return upload ? [{ file: mediaFileView(upload), by: by(row.added_by), at: row.added_at.toISOString() }] : []
  })
}

/** The active ban, and those that were lifted. */
export const banViews = async (ctx: ReadCtx, bans: readonly RentalBan[]) => {
  const by = await authors(
    ctx,
    bans.flatMap(({ set_by, lifted_by }) => (lifted_by === null ? [set_by] : [set_by, lifted_by])),
  )
  const view = (ban: RentalBan) => ({ reason: ban.reason, by: by(ban.set_by), at: ban.set_at.toISOString() })
  const inForce = bans.find(({ lifted_at }) => lifted_at === null)
  return {
    doNotRent: inForce ? view(inForce) : null,
    formerBans: bans.flatMap((ban) =>
      ban.lifted_at === null || ban.lifted_by === null
        ? []
        : [
            {
              ...view(ban),
              lifted: { by: by(ban.lifted_by), at: ban.lifted_at.toISOString(), reason: ban.lift_reason ?? '' },
            },
          ],
    ),
  }
}

/** Each person's roles with the company, and whether they can log in. */
export const bookingStatuses = async (ctx: ReadCtx, accounts: readonly Account[]) => {
  const ids = accounts.map(({ id }) => id)
  const vendors = await vendorsOfPeople(ctx, ids)
  const invited = await invitedAccounts(ctx, ids)
  const stateOf = ({ id, closed, deactivated, mergedInto }: Account): AccessState => {
    if (closed) return 'closed'
    if (mergedInto !== null) return 'merged'
    if (deactivated) return 'deactivated'
    return invited.has(id) ? 'invited' : 'active'
  }
  const typesOf = ({ id, roles }: Account): PersonType[] => [
    ...(Object.keys(rolesOfType) as (keyof typeof rolesOfType)[]).filter((type) =>
      rolesOfType[type].some((role) => roles.includes(role)),
    ),
    ...(vendors.has(id) ? (['vendor'] as const) : []),
  ]
  return new Map(
    accounts.map((account) => [
      account.id,
      {
        types: typesOf(account),
        state: stateOf(account),
        invitedUntil: invited.get(account.id) ?? null,
        vendorId: vendors.get(account.id) ?? null,
      },
    ]),
  )
}
