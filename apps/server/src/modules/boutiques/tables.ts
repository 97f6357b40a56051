import type { SiteTheme } from '@porchlight/contract'
import type { Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type BoutiqueTable = {
  slug: string
  name: string
  line: string
  words: string
  site: string | null
  theme: SiteTheme | null
  shown: boolean
}
type BoutiqueHomeTable = { slug: string; place: number; home_id: number }

export type BoutiquesTables = {
  'boutiques.boutique': BoutiqueTable
  'boutiques.boutique_home': BoutiqueHomeTable
}

export const db = tablesOf<BoutiquesTables>()

export type BoutiqueRow = Selectable<BoutiqueTable>
