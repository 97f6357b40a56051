import { auditLog, staffPeople, staffPerson } from '@porchlight/contract'
import { collection } from '#http/collection'
import { type Route, route } from '#http/route'
import { accountsByIds, peoplePage, rolesOfType, targetOf } from '#modules/accounts'
import { peopleTagged, tagsInUse, vendorContacts } from '#modules/people'
import { auditOf } from './audit-view.ts'
import { cardsOf, profileOf } from './views.ts'

const inBoth = (ids: readonly number[] | undefined, others: readonly number[] | undefined) =>
  ids && others ? ids.filter((id) => others.includes(id)) : (ids ?? others)

/**
 * directory owns nothing: it lists people for staff, and gathers what every module knows about one of them, limited to
 * the reader's permissions.
 * Announces: nothing. It has no interface of its own: no module uses it.
 */
export const routes: readonly Route[] = [
  route(staffPeople, ({ query: { q, type, tag, page, perPage }, read }) =>
    read(async (ctx) => {
      const tagged = tag === '' ? undefined : await peopleTagged(ctx, tag)
      const contacts = type === 'vendor' ? await vendorContacts(ctx) : undefined
      const { total, ids } = await peoplePage(ctx, {
        words: q,
        roles: type && type !== 'vendor' ? rolesOfType[type] : undefined,
        ids: inBoth(tagged, contacts),
        page,
        perPage,
      })
      const accounts = await accountsByIds(ctx, ids)
      const cards = await cardsOf(
        ctx,
        ids.flatMap((id) => accounts.get(id) ?? []),
      )
      return { people: collection('staff/people', { page, perPage }, total, cards), tags: await tagsInUse(ctx) }
    }),
  ),

  route(auditLog, ({ query, read }) => read((ctx) => auditOf(ctx, query))),

  route(staffPerson, ({ actor, params, read }) =>
    read(async (ctx) => {
      const account = await targetOf(ctx, params.id)
      return profileOf(ctx, account, actor)
    }),
  ),
]
