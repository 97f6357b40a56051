import type { HomeOf, HomeScope } from '#http/home-scope'
import type { ReadCtx } from '#kernel/work'

/** Which list, as named in paths, finds a subject's home; an offer and a home identify their home themselves. */
const lists: Readonly<Record<string, string>> = {
  booking: 'bookings',
  commission: 'commissions',
  home: 'properties',
  job: 'staff/jobs',
  offer: 'properties',
  payment: 'received-payments',
}

/** The homes an approval is about; empty if it is about people, partners, or the company’s money. */
export const homesOfSubject = async (
  ctx: ReadCtx,
  homeOf: Readonly<Record<string, HomeOf>>,
  subject: string,
): Promise<readonly number[]> => {
  const [what = '', text = ''] = subject.split(':')
  const list = lists[what] ?? ''
  const find = homeOf[list] ?? homeOf[list.split('/').at(-1) ?? '']
  const id = Number(text)
  return find && Number.isSafeInteger(id) ? [(await find(ctx, id, text)) ?? []].flat() : []
}

/** Whether someone limited to these homes may see and decide an approval; null: not limited. */
export const isSubjectWithin = async (
  ctx: ReadCtx,
  homeOf: Readonly<Record<string, HomeOf>>,
  scope: HomeScope | null,
  subject: string,
): Promise<boolean> =>
  scope === null || (await homesOfSubject(ctx, homeOf, subject)).every((home) => scope.ids.has(home))
