import type { ReactNode } from 'react'
import { type ConsoleGroup, ConsoleShell } from '#app/features/shell/console-shell.tsx'
import { staffShellWords } from '#app/lib/messages/staff/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { front, roomGroupsOf } from './rooms.ts'

/** The team's desk, with what each of them may do. */
export const StaffShell = ({ children }: { children: ReactNode }) => {
  const words = useWords(staffShellWords)
  const groups = roomGroupsOf(useUser()).map(
    ({ name, rooms }): ConsoleGroup => ({
      label: words.groups[name],
      items: rooms.map(({ name: room, path, icon }) => ({ href: path, icon, label: words[room] })),
    }),
  )
  const { path, icon, name } = front()
  return (
    <ConsoleShell room={{ ...words, front: { href: path, icon, label: words[name], isFront: true }, groups }}>
      {children}
    </ConsoleShell>
  )
}
