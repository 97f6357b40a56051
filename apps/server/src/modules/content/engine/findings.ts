import {
  type ContentBlock,
  type ContentDraft,
  type ContentFinding,
  type ContentText,
  imagesOfBlock,
  type Language,
  languages,
  linksOfBlock,
} from '@porchlight/contract'

/** What the rest of the product knows about a document's references. */
export type Surroundings = {
  /** Whether an address leads somewhere. */
  leads: (href: string) => boolean
  isLive: (homeId: number) => boolean
}

type Found = Omit<ContentFinding, 'language' | 'block'>

const finding = (code: Found['code'], blocks: boolean, about = ''): Found => ({ code, blocks, about })

const bareKinds = new Set(['press'])
const coveredKinds = new Set(['story', 'destination', 'guide'])

const ofBlock = (block: ContentBlock, { leads, isLive }: Surroundings): Found[] => [
  ...imagesOfBlock(block)
    .filter(({ alt }) => alt === '')
    .map(({ pictureId }) => finding('no_alt', true, String(pictureId))),
  ...linksOfBlock(block)
    .filter((href) => !leads(href))
    .map((href) => finding('broken_link', true, href)),
  ...(block.type === 'homes'
    ? block.homeIds.filter((id) => !isLive(id)).map((id) => finding('home_not_live', false, String(id)))
    : []),
]

/** Finds third-level headings without a second-level one before them. */
const skippedHeadings = (body: readonly ContentBlock[]): number[] => {
  const first = body.findIndex((block) => block.type === 'heading')
  const block = body[first]
  return block?.type === 'heading' && block.level === 3 ? [first] : []
}

const ofText = (draft: ContentDraft, text: ContentText): Found[] => [
  ...(text.summary === '' ? [finding('no_summary', false)] : []),
  ...(text.body.length === 0 && !bareKinds.has(draft.facts.kind)
    ? [finding('no_body', draft.facts.kind === 'story')]
    : []),
  ...(draft.coverId !== null && text.coverAlt === '' ? [finding('no_cover_alt', true)] : []),
  ...((text.seoTitle || text.title).length > 60 ? [finding('seo_title_long', false)] : []),
]

const inLanguage = (draft: ContentDraft, language: Language, around: Surroundings): ContentFinding[] => {
  const text = draft.texts[language]
  if (!text) return [{ ...finding('missing_language', false), language, block: null }]
  return [
    ...ofText(draft, text).map((found) => ({ ...found, language, block: null })),
    ...text.body.flatMap((block, at) => ofBlock(block, around).map((found) => ({ ...found, language, block: at }))),
    ...skippedHeadings(text.body).map((at) => ({ ...finding('heading_skips', false), language, block: at })),
  ]
}

/** What should be reviewed before a document is published, worst first. */
export const findingsOf = (draft: ContentDraft, around: Surroundings): ContentFinding[] => {
  const { kind } = draft.facts
  const whole: Found[] = [
    ...(draft.coverId === null && coveredKinds.has(kind) ? [finding('no_cover', false)] : []),
    ...(draft.author === null && kind === 'story' ? [finding('no_author', false)] : []),
  ]
  const all = [
    ...whole.map((found) => ({ ...found, language: null, block: null })),
    ...languages.flatMap((language) => inLanguage(draft, language, around)),
  ]
  return [...all.filter(({ blocks }) => blocks), ...all.filter(({ blocks }) => !blocks)]
}
