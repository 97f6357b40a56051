import { type ReactNode, useEffect, useState } from 'react'
import { href } from 'react-router'
import { type ConsoleGroup, ConsoleShell } from '#app/features/shell/console-shell.tsx'
import { heldSearch } from '#app/lib/held-search.ts'
import { staffShellWords } from '#app/lib/messages/staff/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { FindPalette } from './find/palette.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { type NavigationItem, navigationFor } from './navigation.ts'
import { useConsoleKeys } from './use-console-keys.ts'
import { type MenuCounts, useMenuCounts } from './use-menu-counts.ts'

const isCounted = (name: string, counts: MenuCounts): name is keyof MenuCounts => name in counts

/** The staff console, with the menu items the signed-in person can open. */
export const StaffShell = ({ children }: { children: ReactNode }) => {
  const words = useWords(staffShellWords)
  const { front, groups, foot } = navigationFor(useUser())
  const counts = useMenuCounts()
  /** What the search starts with; null: closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const openSearch = () => setTyped('')
  useConsoleKeys(openSearch)
  useEffect(() => {
    const onHeld = (event: Event) => setTyped((event as CustomEvent<string>).detail)
    window.addEventListener(heldSearch, onHeld)
    return () => window.removeEventListener(heldSearch, onHeld)
  }, [])
  const withLabel = ({ name, path, ...item }: NavigationItem) => {
    const waiting = isCounted(name, counts) ? (counts[name] ?? 0) : 0
    return {
      ...item,
      href: path,
      label: words[name],
      ...(waiting > 0 && { waiting: { number: waiting, text: words.waiting({ number: waiting }) } }),
    }
  }
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
    find: { href: href('/staff/find'), label: words.find, keys: '⌘K', open: openSearch },
  }
  return (
    <ConsoleShell room={{ ...words, ...menu }}>
      {children}
      <LeaveQuestion />
      <FindPalette start={typed} onClose={() => setTyped(null)} />
    </ConsoleShell>
  )
}
