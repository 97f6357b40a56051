import type { ReactNode } from 'react'
import { href } from 'react-router'
import { type ConsoleGroup, ConsoleShell } from '#app/features/shell/console-shell.tsx'
import { staffShellWords } from '#app/lib/messages/staff/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { frontOf, type Room, roomGroupsOf } from './rooms.ts'
import { useFindKeys } from './use-find-keys.ts'

/** The team's desk, with what each of them may do. */
export const StaffShell = ({ children }: { children: ReactNode }) => {
  const words = useWords(staffShellWords)
  const user = useUser()
  useFindKeys()
  const itemOf = ({ name, path, ...room }: Room) => ({ ...room, href: path, label: words[name] })
  const groups = roomGroupsOf(user).map(
    ({ name, rooms }): ConsoleGroup => ({ label: words.groups[name], items: rooms.map(itemOf) }),
  )
  const find = { href: href('/staff/find'), label: words.find, keys: '⌘K' }
  return <ConsoleShell room={{ ...words, front: frontOf(user).map(itemOf), groups, find }}>{children}</ConsoleShell>
}
