import { type FoundPerson, mostFound, staffFind } from '@porchlight/contract'
import { actsFor } from '#http/actor'
import { type Route, route } from '#http/route'
import { displayPhone } from '#kernel/phone'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds, fewestPhoneDigits, peopleNamed, peopleNamedLike, peopleWithPhone } from '#modules/accounts'
import { staffCards } from '#modules/bookings'
import { messagesLike } from '#modules/conversations'
import { invoicesNumbered } from '#modules/dues'
import { homesByIds, homesNamed, homesNamedLike } from '#modules/homes'
import { jobCards, jobsTitled } from '#modules/works'
import { excerptOf } from './excerpt.ts'

/** Shorter words resemble too many names, and digits aren't a name. */
const mayBeMistyped = (words: string): boolean => words.length >= 4 && !/\d/.test(words)

/** Finds names that contain these words; if there are none, similar names. */
const orLike = async (
  ctx: ReadCtx,
  words: string,
  named: (ctx: ReadCtx, words: string, limit: number) => Promise<number[]>,
  like: typeof named,
): Promise<number[]> => {
  const found = await named(ctx, words, mostFound)
  return found.length === 0 && mayBeMistyped(words) ? like(ctx, words, mostFound) : found
}

const foundHomes = async (ctx: ReadCtx, words: string) =>
  (await homesByIds(ctx, await orLike(ctx, words, homesNamed, homesNamedLike))).map(({ id, name, townName }) => ({
    id,
    name,
    town: townName,
  }))

const foundPeople = async (ctx: ReadCtx, words: string): Promise<FoundPerson[]> => {
  const digits = words.replace(/\D/g, '')
  const ids = new Set([
    ...(await orLike(ctx, words, peopleNamed, peopleNamedLike)),
    ...(digits.length >= fewestPhoneDigits ? await peopleWithPhone(ctx, digits, mostFound) : []),
  ])
  const people = await accountsByIds(ctx, [...ids].slice(0, mostFound))
  return [...people.values()].map(({ id, firstName, lastName, email, phone, roles }) => ({
    id,
    name: `${firstName} ${lastName}`.trim(),
    email,
    phone,
    displayPhone: phone && displayPhone(phone),
    roles: [...roles],
  }))
}

/** Shorter words appear in too many titles. */
const fewestCharacters = 3

const foundJobs = async (ctx: ReadCtx, words: string) =>
  words.length < fewestCharacters ? [] : jobCards(ctx, await jobsTitled(ctx, words, mostFound))

const foundInvoices = async (ctx: ReadCtx, words: string) => {
  const invoices = await invoicesNumbered(ctx, words)
  const owners = await accountsByIds(
    ctx,
    invoices.map(({ owner_id }) => owner_id),
  )
  return invoices.map(({ number, owner_id, total_minor, open, currency }) => {
    const owner = owners.get(owner_id)
    return {
      number,
      owner: `${owner?.firstName ?? ''} ${owner?.lastName ?? ''}`.trim(),
      total: { amount: total_minor, currency },
      open: { amount: open, currency },
    }
  })
}

/** Shorter words are in too many messages, and a number is found where it belongs. */
const foundMessages = async (ctx: ReadCtx, words: string) => {
  if (!mayBeMistyped(words)) return []
  const messages = await messagesLike(ctx, words, mostFound)
  const people = await accountsByIds(
    ctx,
    messages.map(({ person_id }) => person_id),
  )
  return messages.map(({ id, conversation_id, person_id, text, at }) => {
    const person = people.get(person_id)
    return {
      id,
      conversationId: conversation_id,
      person: `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(),
      excerpt: excerptOf(text, words),
      at: at.toISOString(),
    }
  })
}

/** If no booking matches the words: bookings whose guest or home has the most similar name. */
const foundBookings = async (ctx: ReadCtx, words: string) => {
  const wanted = { when: 'all', page: 1, perPage: mostFound } as const
  const { cards } = await staffCards(ctx, { ...wanted, words })
  if (cards.length > 0 || !mayBeMistyped(words)) return cards
  const [person] = (await accountsByIds(ctx, await peopleNamedLike(ctx, words, 1))).values()
  const [home] = await homesByIds(ctx, await homesNamedLike(ctx, words, 1))
  const likely = [person && `${person.firstName} ${person.lastName}`, home?.name].filter((name) => name !== undefined)
  for (const name of likely) {
    const like = await staffCards(ctx, { ...wanted, words: name })
    if (like.cards.length > 0) return like.cards
  }
  return []
}

/**
 * find owns nothing: it searches for what a staff member may mean by a few words, limited to their permissions.
 * Announces: nothing. It has no interface of its own: no module uses it.
 */
export const routes: readonly Route[] = [
  route(
    staffFind,
    ({ actor, query: { q: words }, read }) =>
      read(async (ctx) => {
        if (words === '') return { bookings: [], homes: [], people: [], messages: [], jobs: [], invoices: [] }
        return {
          bookings: actsFor(actor, 'bookings') ? await foundBookings(ctx, words) : [],
          homes: actsFor(actor, 'homes') ? await foundHomes(ctx, words) : [],
          jobs: actsFor(actor, 'homes') ? await foundJobs(ctx, words) : [],
          invoices: actsFor(actor, 'money') ? await foundInvoices(ctx, words) : [],
          people: actsFor(actor, 'bookings') || actsFor(actor, 'people') ? await foundPeople(ctx, words) : [],
          messages: actsFor(actor, 'people') ? await foundMessages(ctx, words) : [],
        }
      }),
    { allowance: { perMinute: 240 } },
  ),
]
