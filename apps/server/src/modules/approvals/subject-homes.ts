import type { HomeOf, HomeScope } from '#http/home-scope'
import type { ReadCtx } from '#kernel/work'

/** The list, as paths name it, that finds the home of a subject; an offer, and a home, name their home themselves. */
const lists: Readonly<Record<string, string>> = {
  booking: 'bookings',
  commission: 'commissions',
  home: 'properties',
  job: 'staff/jobs',
  offer: 'properties',
  payment: 'received-payments',
}

/** The homes that an approval is about; none where it is about people, partners, or the company’s money. */
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

/** Whether someone limited to these homes may see an approval, and decide on it; null: to none. */
export const isSubjectWithin = async (
  ctx: ReadCtx,
  homeOf: Readonly<Record<string, HomeOf>>,
  scope: HomeScope | null,
  subject: string,
): Promise<boolean> =>
  scope === null || (await homesOfSubject(ctx, homeOf, subject)).every((home) => scope.ids.has(home))
