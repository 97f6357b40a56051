/** What a page says about itself, as far as the next page may take it over. */
export type InheritedMeta = { title?: string | undefined; description?: string | undefined; image?: object | undefined }
type Flags = { startWithLastPageMeta?: boolean | undefined; useLastMetaData?: boolean | undefined }

const stated = <T extends object>(meta: T): T =>
  Object.fromEntries(Object.entries(meta).filter(([, value]) => value !== undefined)) as T

/**
 * What pages say one after the other. A page that starts with the last page's metadata fills its own gaps from it; one that
 * uses the last page's metadata says nothing of its own (platform spec section 2).
 */
export const metaChain = <T extends InheritedMeta>() => {
  let before: T | undefined
  let now: { path: string; meta: T } | undefined
  /** Each match of one page asks; the last to ask has the most to say. */
  return (path: string, own: T, { startWithLastPageMeta, useLastMetaData }: Flags): T => {
    if (now?.path !== path) before = now?.meta
    const last: T | undefined = before
    const meta = useLastMetaData ? { ...own, ...last } : startWithLastPageMeta ? { ...last, ...stated(own) } : own
    now = { path, meta }
    return meta
  }
}
