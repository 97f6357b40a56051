import { type Permission, permissionNames } from '@porchlight/contract'
import { Alert, HeldActions } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { staffShellWords } from '#app/lib/messages/staff/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useRoot } from '#app/lib/session.ts'
import { useMay } from './use-may.ts'

/** Disables actions in an area the person can only read; elsewhere its contents work as usual. */
export const AreaActions = ({ area, children }: { area: Permission; children: ReactNode }) => {
  const words = useWords(staffShellWords)
  const may = useMay()
  return <HeldActions why={may(area) && !may(area, 'act') ? words.readOnly : null}>{children}</HeldActions>
}

/** A console page: in an area the person can only read, it says so and disables actions. */
export const PageActions = ({ children }: { children: ReactNode }) => {
  const words = useWords(staffShellWords)
  const may = useMay()
  const screen = useRoot()?.screen
  const area = permissionNames.find((name) => name === screen?.permission)
  if (!area || !may(area) || may(area, 'act')) return children
  return (
    <HeldActions why={words.readOnly}>
      <Alert tone="info">{words.readOnly}</Alert>
      {children}
    </HeldActions>
  )
}
