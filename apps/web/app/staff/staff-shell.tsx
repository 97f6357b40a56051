import type { ReactNode } from 'react'
import { type ConsoleItem, ConsoleShell } from '#app/features/shell/console-shell.tsx'
import { staffShellWords } from '#app/lib/messages/staff/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { roomsOf } from './rooms.ts'

/** The team's desk, with what each of them may do. */
export const StaffShell = ({ children }: { children: ReactNode }) => {
  const words = useWords(staffShellWords)
  const items = roomsOf(useUser()).map(
    ({ name, path, icon }): ConsoleItem => ({ href: path, icon, label: words[name] }),
  )
  return <ConsoleShell room={{ ...words, items }}>{children}</ConsoleShell>
}
