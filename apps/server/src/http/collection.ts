import type { Collection } from '@porchlight/contract'

/** One page of a list, as the spec's collection; the rest continues at `nextPoint`. */
export const collection = <Item>(
  reference: string,
  { page, perPage }: { page: number; perPage: number },
  total: number,
  data: Item[],
): Collection<Item> => {
  const numberPages = Math.max(1, Math.ceil(total / perPage))
  return {
    reference,
    currentPage: page,
    numberPages,
    endPoint: reference,
    nextPoint: page < numberPages ? `${reference}?page=${page + 1}&perPage=${perPage}` : null,
    data,
  }
}
