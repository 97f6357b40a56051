import { useEffect } from 'react'

/** What is left when only the record in the address changes: a page's text, or also that of the record it shows. */
export type Unsaved = 'page' | 'record'

const unsavedParts = new Map<object, Unsaved>()

type Address = { pathname: string; search: string }

/** Whether going from one address to another loses something that wasn't saved. */
export const losesText = (from: Address, to: Address, parts: Iterable<Unsaved> = unsavedParts.values()): boolean => {
  const all = [...parts]
  if (from.pathname !== to.pathname) return all.length > 0
  return from.search !== to.search && all.includes('record')
}

/** Keeps a part's text from being lost: the page asks before it is left, in whichever way. */
export const useUnsaved = (unsaved: boolean, part: Unsaved = 'page'): void => {
  useEffect(() => {
    if (!unsaved) return
    const mark = {}
    unsavedParts.set(mark, part)
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => {
      unsavedParts.delete(mark)
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [unsaved, part])
}
