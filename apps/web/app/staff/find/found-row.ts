import type { IconName } from '@porchlight/ui'
import type { ReactNode } from 'react'

export type FoundRow = {
  key: string
  /** Null without permission to open it. */
  to: string | null
  icon: IconName
  title: string
  note?: ReactNode
  /** At the end of the row: a state, a key, links. */
  side?: ReactNode
}

export type FoundGroup = { key: string; title: string; rows: readonly FoundRow[] }
