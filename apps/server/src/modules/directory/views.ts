import type { PersonCard, PersonProfile } from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import { phoneView } from '#kernel/phone'
import type { ReadCtx } from '#kernel/work'
import {
  type Account,
  accountById,
  accountsByIds,
  addressLine,
  isStaffRole,
  likelyDuplicates,
  personRecord,
  personView,
} from '#modules/accounts'
import { guestCards } from '#modules/bookings'
import { teamCardsOf } from '#modules/conversations'
import { signaturesOf } from '#modules/documents'
import { duesOf } from '#modules/dues'
import { homesOfOwner } from '#modules/homes'
import { balances } from '#modules/ledger'
import { partnerProfile } from '#modules/partners'
import { paidByPerson } from '#modules/payments'
import {
  bannedAmong,
  bansOf,
  banViews,
  filesOf,
  fileViews,
  mergesInto,
  notesOf,
  noteViews,
  standings,
  tagsOfPeople,
} from '#modules/people'
import { quartersOf } from '#modules/statements'
import { homeLimitNames } from '#modules/team'
import { vendorsByIds } from '#modules/vendors'

const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`.trim()

export const cardsOf = async (ctx: ReadCtx, accounts: readonly Account[]): Promise<PersonCard[]> => {
  const ids = accounts.map(({ id }) => id)
  const tags = await tagsOfPeople(ctx, ids)
  const banned = await bannedAmong(ctx, ids)
  const known = await standings(ctx, accounts)
  const limits = await homeLimitNames(ctx, ids)
  return accounts.map((account) => ({
    id: account.id,
    name: nameOf(account),
    email: account.email,
    ...phoneView(account.phone, account.phoneState),
    types: known.get(account.id)?.types ?? [],
    permissions: [...account.permissions],
    levels: account.levels,
    homeGroups: limits.get(account.id) ?? [],
    tags: tags.get(account.id) ?? [],
    state: known.get(account.id)?.state ?? 'active',
    doNotRent: banned.has(account.id),
  }))
}

const shownStays = 12

const staysOf = async (ctx: ReadCtx, accountId: number) => {
  const { total, cards } = await guestCards(ctx, accountId, { when: 'all', page: 1, perPage: shownStays })
  return { total, cards }
}

const homesOf = async (ctx: ReadCtx, accountId: number) =>
  (await homesOfOwner(ctx, accountId)).map(({ id, name, townName, status, shareBasisPoints }) => ({
    id,
    name,
    town: townName,
    status,
    share: shareBasisPoints,
  }))

const moneyOf = async (ctx: ReadCtx, { id, roles }: Account) => {
  const isOwner = roles.includes('owner')
  const owed = await balances(ctx, { accounts: ['payable:owner'], ownerId: id })
  return {
    paid: await paidByPerson(ctx, id),
    owed: owed.map(({ amount, currency }) => ({ amount, currency })),
    statements: (isOwner ? await quartersOf(ctx, id) : []).map(({ year, quarter, closing, currency }) => ({
      year,
      quarter,
      closing: { amount: closing, currency },
    })),
    invoices: (await duesOf(ctx, id)).map(({ number, issued_on, open, currency }) => ({
      number,
      issuedOn: issued_on,
      open: { amount: open, currency },
    })),
  }
}

const conversationsOf = async (ctx: ReadCtx, accountId: number) =>
  (await teamCardsOf(ctx, accountId)).map((card) => ({
    id: card.id,
    bookingId: card.booking_id,
    text: card.last_text,
    at: card.last_at.toISOString(),
    fromTeam: card.last_from_team,
    unread: card.unread,
  }))

const duplicatesOf = async (ctx: ReadCtx, accountId: number) => {
  const likely = await likelyDuplicates(ctx, accountId)
  const accounts = await accountsByIds(
    ctx,
    likely.map(({ id }) => id),
  )
  return likely.flatMap(({ id, same }) => {
    const account = accounts.get(id)
    return account ? [{ id, name: nameOf(account), email: account.email, same }] : []
  })
}

const mergedAccountsOf = async (ctx: ReadCtx, accountId: number) => {
  const merges = await mergesInto(ctx, accountId)
  const accounts = await accountsByIds(
    ctx,
    merges.flatMap(({ merged_id, merged_by }) => [merged_id, merged_by]),
  )
  const named = (id: number) => {
    const account = accounts.get(id)
    return { id, name: account ? nameOf(account) : '', email: account?.email ?? '' }
  }
  return merges.map(({ merged_id, merged_by, merged_at, reason }) => {
    const { id, name } = named(merged_by)
    return { ...named(merged_id), by: { id, name }, at: merged_at.toISOString(), reason }
  })
}

const mergedIntoOf = async (ctx: ReadCtx, { mergedInto }: Account) => {
  const primary = mergedInto === null ? undefined : await accountById(ctx, mergedInto)
  return primary ? { id: primary.id, name: nameOf(primary) } : null
}

const vendorOf = async (ctx: ReadCtx, vendorId: number | null) => {
  const vendor = vendorId === null ? undefined : (await vendorsByIds(ctx, [vendorId])).get(vendorId)
  return vendor ? { id: vendor.id, name: vendor.name } : null
}

/** Everything staff know about a person, with each part limited to readers whose permissions cover it. */
export const profileOf = async (ctx: ReadCtx, account: Account, reader: Person): Promise<PersonProfile> => {
  const { id } = account
  const record = await personRecord(ctx, id)
  const known = (await standings(ctx, [account])).get(id)
  const isAboveReader = account.roles.some(isStaffRole) && !reader.roles.includes('admin')
  return {
    person: {
      ...personView(account),
      levels: account.levels,
      phoneUnclear: phoneView(account.phone, account.phoneState).phoneUnclear,
      types: known?.types ?? [],
      state: known?.state ?? 'active',
      address: addressLine(record.address),
      signedUpAt: record.signedUpAt.toISOString(),
      lastSeenAt: record.lastSeenAt?.toISOString() ?? null,
      invitedUntil: known?.invitedUntil?.toISOString() ?? null,
      vendor: await vendorOf(ctx, known?.vendorId ?? null),
      mergedInto: await mergedIntoOf(ctx, account),
    },
    canManage: id !== reader.accountId && !account.closed && account.mergedInto === null && !isAboveReader,
    tags: (await tagsOfPeople(ctx, [id])).get(id) ?? [],
    notes: await noteViews(ctx, await notesOf(ctx, id)),
    files: await fileViews(ctx, await filesOf(ctx, id)),
    ...(await banViews(ctx, await bansOf(ctx, id))),
    stays: actsFor(reader, 'bookings') ? await staysOf(ctx, id) : null,
    homes: actsFor(reader, 'homes') ? await homesOf(ctx, id) : null,
    money: actsFor(reader, 'money') ? await moneyOf(ctx, account) : null,
    conversations: await conversationsOf(ctx, id),
    documents: actsFor(reader, 'homes') ? await signaturesOf(ctx, id) : null,
    partner: actsFor(reader, 'money') ? await partnerProfile(ctx, id) : null,
    duplicates: account.mergedInto === null ? await duplicatesOf(ctx, id) : [],
    mergedAccounts: await mergedAccountsOf(ctx, id),
  }
}
