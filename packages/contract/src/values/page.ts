import { z } from 'zod'

/** A list in the format of the spec's collection (spec section 3). */
export const collectionOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    reference: z.string(),
    currentPage: z.int(),
    numberPages: z.int(),
    nextPoint: z.string().nullable(),
    endPoint: z.string(),
    data: z.array(item),
  })

export type Collection<Item> = {
  reference: string
  currentPage: number
  numberPages: number
  nextPoint: string | null
  endPoint: string
  data: Item[]
}

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(24),
})
