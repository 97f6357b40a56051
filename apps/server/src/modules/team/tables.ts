import type { StartPage } from '@porchlight/contract'
import { tablesOf } from '#kernel/work'

export type TeamTables = {
  'team.start_page': { account_id: number; page: StartPage; set_by: number; set_at: Date }
}

export const db = tablesOf<TeamTables>()
