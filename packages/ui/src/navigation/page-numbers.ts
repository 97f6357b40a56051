export type PageSlot = { page: number; far: boolean } | { gap: true; key: string }

/**
 * The pages to link: two at either end (the second ones marked `far`, for phones to leave out), and those around the
 * current one.
 */
export const pageSlots = (current: number, pages: number, edges = 2, around = 1): PageSlot[] => {
  const offered = (page: number) => page <= edges || page > pages - edges || Math.abs(page - current) <= around
  const slots: PageSlot[] = []
  for (let page = 1; page <= pages; page += 1) {
    if (offered(page)) {
      const inner = page === 1 || page === pages || Math.abs(page - current) <= around
      slots.push({ page, far: !inner })
    } else if (slots.length > 0 && !('gap' in (slots.at(-1) as PageSlot))) {
      slots.push({ gap: true, key: page < current ? 'before' : 'after' })
    }
  }
  return slots
}
