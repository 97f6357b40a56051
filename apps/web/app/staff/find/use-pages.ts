import { hasRole } from '@porchlight/contract'
import { staffFindWords } from '#app/lib/messages/staff/find.ts'
import { settingsWords } from '#app/lib/messages/staff/settings.ts'
import { staffShellWords } from '#app/lib/messages/staff/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { navigationFor } from '../navigation.ts'
import { settingsGroups } from '../settings/sections.ts'
import { useMay } from '../use-may.ts'
import { newPages } from './new-pages.ts'

type FoundPage = { path: string; label: string }

/** The pages that create something, as far as the person may. */
export const useNewPages = (): FoundPage[] => {
  const { new: created } = useWords(staffFindWords)
  const user = useUser()
  const may = useMay()
  return newPages()
    .filter(({ opens }) => (opens === 'admin' ? hasRole(user, 'admin') : may(opens)))
    .map(({ name, path }) => ({ path, label: created[name] }))
}

/**
 * Menu items, settings, and "new" pages whose name contains the query, each page once; names that start with it come
 * first.
 */
export const usePages = (q: string): FoundPage[] => {
  const words = useWords(staffShellWords)
  const { sections } = useWords(settingsWords)
  const user = useUser()
  const created = useNewPages()
  if (q === '') return []
  const typed = q.toLowerCase()
  const startsWith = ({ label }: { label: string }) => Number(label.toLowerCase().startsWith(typed))
  const { front, groups, foot } = navigationFor(user)
  const items = [...front, ...groups.flatMap((group) => group.items), ...foot]
  const settings = settingsGroups(user)
    .flatMap(({ sections }) => sections)
    .filter(({ path }) => !items.some((item) => item.path === path))
  return [
    ...items.map(({ name, path }) => ({ path, label: words[name] })),
    ...settings.map(({ name, path }) => ({ path, label: sections[name].name })),
    ...created,
  ]
    .filter(({ label }) => label.toLowerCase().includes(typed))
    .toSorted((one, other) => startsWith(other) - startsWith(one))
}
