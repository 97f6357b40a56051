import type {
  ContentBlock,
  ContentDraft,
  ContentFacts,
  ContentKind,
  ContentText,
  Language,
  PlainDate,
} from '@porchlight/contract'
import { contentDraft } from '@porchlight/contract'

/** An edited block has its own key, so that moving it also moves its input. */
export type EditedBlock = { key: number; block: ContentBlock }
export type EditedText = Omit<ContentText, 'body'> & { body: EditedBlock[] }
export type EditedDraft = Omit<ContentDraft, 'texts'> & { texts: Partial<Record<Language, EditedText>> }

let keys = 0
export const keyed = (block: ContentBlock): EditedBlock => ({ key: keys++, block })

const factsOf = (kind: ContentKind, today: PlainDate): ContentFacts => {
  switch (kind) {
    case 'destination':
      return { kind, area: null, lat: 0, lng: 0 }
    case 'opening':
      return {
        kind,
        place: '',
        employment: 'full_time',
        salaryFrom: null,
        salaryTo: null,
        salaryUnit: 'year',
        closesOn: null,
      }
    case 'press':
      return { kind, outlet: '', url: null, publishedOn: today }
    case 'collateral':
      return { kind, audience: 'guests', fileId: null }
    default:
      return { kind }
  }
}

export const emptyText = (): EditedText => ({
  title: '',
  summary: '',
  coverAlt: '',
  coverCaption: '',
  seoTitle: '',
  seoDescription: '',
  body: [],
})

export const emptyDraft = (kind: ContentKind, today: PlainDate): EditedDraft => ({
  slug: kind === 'guide' ? 'guide' : '',
  facts: factsOf(kind, today),
  topics: [],
  tags: [],
  author: null,
  coverId: null,
  position: 0,
  texts: { en: emptyText() },
})

export const editedOf = (draft: ContentDraft): EditedDraft => ({
  ...draft,
  texts: Object.fromEntries(
    Object.entries(draft.texts).flatMap(([language, text]) =>
      text ? [[language, { ...text, body: text.body.map(keyed) }]] : [],
    ),
  ),
})

/** The request body of an edited draft. */
export const draftOf = (edited: EditedDraft) => ({
  ...edited,
  texts: Object.fromEntries(
    Object.entries(edited.texts).flatMap(([language, text]) =>
      text ? [[language, { ...text, body: text.body.map(({ block }) => block) }]] : [],
    ),
  ),
})

/** The draft, if it can be saved as is. */
export const savable = (edited: EditedDraft): ContentDraft | undefined => contentDraft.safeParse(draftOf(edited)).data

const image = { pictureId: 0, alt: '', caption: '' }

/** A new, empty block of each type. */
export const newBlock = (type: ContentBlock['type']): ContentBlock => {
  switch (type) {
    case 'text':
      return { type, parts: [] }
    case 'heading':
      return { type, level: 2, text: '' }
    case 'image':
      return { type, image, width: 'text' }
    case 'gallery':
    case 'vertical_gallery':
      return { type, images: [] }
    case 'carousel':
      return { type, title: '', images: [] }
    case 'video':
      return { type, title: '', fileId: 0, poster: null, caption: '' }
    case 'homes':
      return { type, title: '', note: '', homeIds: [] }
    case 'quote':
      return { type, text: '', source: '' }
    case 'map':
      return { type, title: '', stops: [] }
    case 'callout':
      return { type, title: '', text: '', label: '', href: '', color: null }
    case 'list':
      return { type, title: '', items: [] }
    case 'table':
      return { type, caption: '', head: [], rows: [] }
    case 'questions':
      return { type, items: [] }
    case 'divider':
      return { type }
  }
}

/** The same list with one entry moved. */
export const movedTo = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, at) => at !== from)
  const entry = list[from]
  return entry === undefined ? [...list] : [...rest.slice(0, to), entry, ...rest.slice(to)]
}

/** "The Hook in October" → `the-hook-in-october`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')
