import type { ContentDraft, ContentKind, ContentSettings } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'
import type { Names, VersionCard } from './document.ts'

/** Written as JSON text, read as its value. */
type Json<T> = ColumnType<T, string, string>

type DocumentTable = {
  id: Generated<number>
  kind: ContentKind
  slug: string
  live_slug: string | null
  latest: number
  published: number | null
  archived: Generated<boolean>
  publish_version: number | null
  publish_at: Date | null
  published_at: Date | null
  updated_at: Date | null
  preview_secret: string | null
  preview_hash: string | null
}

type VersionTable = {
  document_id: number
  number: number
  draft: Json<ContentDraft>
  card: Json<VersionCard>
  words: string
  saved_by: number | null
  saved_at: Date
  note: string
}

export type ContentTables = {
  'content.topic': { slug: string; names: Json<Names>; position: number }
  'content.author': {
    slug: string
    name: string
    roles: Json<Names>
    about: Json<Names>
    portrait_id: number | null
  }
  'content.setting': {
    one: Generated<boolean>
    own_audience: Json<{ slug: string; names: Names } | null>
    footer: Json<ContentSettings['footer']>
    header: Json<ContentSettings['header']>
    version: Generated<number>
  }
  'content.menu_version': {
    number: number
    header: Json<ContentSettings['header']>
    footer: Json<ContentSettings['footer']>
    saved_by: number | null
    saved_at: Date
  }
  'content.image': { picture_id: number; alt: string; added_by: number | null; added_at: Date }
  'content.document': DocumentTable
  'content.version': VersionTable
  'content.earlier_slug': { kind: ContentKind; slug: string; document_id: number }
}

export const db = tablesOf<ContentTables>()

export type DocumentRow = Selectable<DocumentTable>
export type VersionRow = Selectable<VersionTable>
export type AuthorRow = Selectable<ContentTables['content.author']>
export type TopicRow = Selectable<ContentTables['content.topic']>
