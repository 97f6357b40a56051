import type { HostRole } from '@porchlight/contract'
import type { Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type HostTable = {
  id: Generated<number>
  role: HostRole
  name: string
  line: string
  image: string | null
  changed_by: number | null
  changed_at: Date
}

export type HostsTables = {
  'hosts.host': HostTable
  'hosts.host_home': { host_id: number; home_id: number }
}

export const db = tablesOf<HostsTables>()

export type HostRow = Selectable<HostTable>
