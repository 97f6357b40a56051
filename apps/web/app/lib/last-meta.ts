/** A page's metadata that the next page can inherit. */
export type InheritedMeta = { title?: string | undefined; description?: string | undefined; image?: object | undefined }
type Flags = { startWithLastPageMeta?: boolean | undefined; useLastMetaData?: boolean | undefined }

const stated = <T extends object>(meta: T): T =>
  Object.fromEntries(Object.entries(meta).filter(([, value]) => value !== undefined)) as T

/**
 * The metadata of consecutive pages. A page that starts with the last page's metadata fills its own gaps from it; one
 * that uses the last page's metadata has none of its own (platform spec section 2).
 */
export const metaChain = <T extends InheritedMeta>() => {
  let before: T | undefined
  let now: { path: string; meta: T } | undefined
  /** Each match of a page calls this; the last call has the most complete metadata. */
  return (path: string, own: T, { startWithLastPageMeta, useLastMetaData }: Flags): T => {
    if (now?.path !== path) before = now?.meta
    const last: T | undefined = before
    const meta = useLastMetaData ? { ...own, ...last } : startWithLastPageMeta ? { ...last, ...stated(own) } : own
    now = { path, meta }
    return meta
  }
}
