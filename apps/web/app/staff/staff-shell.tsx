import type { ReactNode } from 'react'
import { href } from 'react-router'
import { type ConsoleGroup, ConsoleShell } from '#app/features/shell/console-shell.tsx'
import { staffShellWords } from '#app/lib/messages/staff/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { type NavigationItem, navigationFor } from './navigation.ts'
import { useConsoleKeys } from './use-console-keys.ts'

/** The staff console, with the menu items this person may open. */
export const StaffShell = ({ children }: { children: ReactNode }) => {
  const words = useWords(staffShellWords)
  const { front, groups, foot } = navigationFor(useUser())
  useConsoleKeys()
  const withLabel = ({ name, path, ...item }: NavigationItem) => ({ ...item, href: path, label: words[name] })
  const menu = {
    front: front.map(withLabel),
    groups: groups.map(
      ({ name, icon, items }): ConsoleGroup => ({
        label: words.groups[name],
        icon,
        items: items.map(withLabel),
        onPhone: name === 'operations',
      }),
    ),
    foot: foot.map(withLabel),
    find: { href: href('/staff/find'), label: words.find, keys: '⌘K' },
  }
  return <ConsoleShell room={{ ...words, ...menu }}>{children}</ConsoleShell>
}
