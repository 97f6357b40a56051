import { type FoundPerson, mostFound, staffFind } from '@porchlight/contract'
import { actsFor } from '#http/actor'
import { type Route, route } from '#http/route'
import { displayPhone } from '#kernel/phone'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds, fewestPhoneDigits, peopleNamed, peopleWithPhone } from '#modules/accounts'
import { staffCards } from '#modules/bookings'
import { homesByIds, homesNamed } from '#modules/homes'

const foundHomes = async (ctx: ReadCtx, words: string) =>
  (await homesByIds(ctx, await homesNamed(ctx, words, mostFound))).map(({ id, name, townName }) => ({
    id,
    name,
    town: townName,
  }))

const foundPeople = async (ctx: ReadCtx, words: string): Promise<FoundPerson[]> => {
  const digits = words.replace(/\D/g, '')
  const ids = new Set([
    ...(await peopleNamed(ctx, words, mostFound)),
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

/**
 * find owns nothing: it looks for what a member of staff may mean by a few words, in what their permissions cover.
 * Announces: nothing. It has no face of its own: no module asks it.
 */
export const routes: readonly Route[] = [
  route(
    staffFind,
    ({ actor, query: { q: words }, read }) =>
      read(async (ctx) => {
        if (words === '') return { bookings: [], homes: [], people: [] }
        return {
          bookings: actsFor(actor, 'bookings')
            ? (await staffCards(ctx, { words, when: 'all', page: 1, perPage: mostFound })).cards
            : [],
          homes: actsFor(actor, 'homes') ? await foundHomes(ctx, words) : [],
          people: actsFor(actor, 'bookings') || actsFor(actor, 'people') ? await foundPeople(ctx, words) : [],
        }
      }),
    { allowance: { perMinute: 240 } },
  ),
]
