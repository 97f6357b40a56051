import { z } from 'zod'
import { id } from './values/ids.ts'
import { linkProblem } from './values/link.ts'

/**
 * The body of a document: a tree of blocks and nothing else. It contains no HTML; every text in it is displayed as
 * text, and every address is checked with `linkProblem`. The limits bound the cost of storing, checking, and rendering
 * one document.
 */
export const contentLimits = {
  blocks: 120,
  paragraphs: 60,
  spans: 60,
  spanText: 2_000,
  listItems: 60,
  images: 24,
  homes: 12,
  stops: 20,
  rows: 60,
  columns: 8,
  questions: 40,
  /** The number of characters a reader sees in one language. */
  characters: 60_000,
} as const
const most = contentLimits

/** Where a link in a document can lead: one of our pages, or an address with one of the schemes people can open. */
export const contentLink = z
  .string()
  .trim()
  .max(500)
  .refine((text) => linkProblem(text) === undefined, {
    error: 'Enter a page of this site, a web address, or an email link.',
  })

const line = z.string().trim().min(1).max(200)
const optionalLine = z.string().trim().max(200)
const note = z.string().trim().max(600)

/** A run of text with the same formatting. */
export const textSpan = z.strictObject({
  text: z.string().min(1).max(most.spanText),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  href: contentLink.optional(),
})
export type TextSpan = z.output<typeof textSpan>
const spans = z.array(textSpan).min(1).max(most.spans)

export const textPart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), spans }),
  z.strictObject({
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(spans).min(1).max(most.listItems),
  }),
])
export type TextPart = z.output<typeof textPart>

/** A picture from the media library, described for readers of this language. */
export const contentImage = z.strictObject({
  pictureId: id,
  /** What it shows; empty while still missing in a draft. */
  alt: z.string().trim().max(300),
  caption: z.string().trim().max(300).default(''),
})
export type ContentImage = z.output<typeof contentImage>
const images = (least: number) => z.array(contentImage).min(least).max(most.images)

const stop = z.strictObject({
  name: line,
  note: z.string().trim().max(200).default(''),
  time: z.string().trim().max(40).default(''),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})

const cell = z.string().trim().max(200)

export const contentBlock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), parts: z.array(textPart).min(1).max(most.paragraphs) }),
  z.strictObject({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: line }),
  z.strictObject({ type: z.literal('image'), image: contentImage, width: z.enum(['text', 'wide', 'full']) }),
  z.strictObject({ type: z.literal('gallery'), images: images(2) }),
  z.strictObject({ type: z.literal('vertical_gallery'), images: images(2) }),
  z.strictObject({ type: z.literal('carousel'), title: line, images: images(2) }),
  z.strictObject({
    type: z.literal('video'),
    title: line,
    /** An uploaded video. */
    fileId: id,
    poster: contentImage.nullable().default(null),
    caption: z.string().trim().max(300).default(''),
  }),
  z.strictObject({
    type: z.literal('homes'),
    title: line,
    note: z.string().trim().max(300).default(''),
    homeIds: z.array(id).min(1).max(most.homes),
  }),
  z.strictObject({ type: z.literal('quote'), text: note.min(1), source: optionalLine.default('') }),
  z.strictObject({ type: z.literal('map'), title: line, stops: z.array(stop).min(1).max(most.stops) }),
  z.strictObject({
    type: z.literal('callout'),
    title: line,
    text: note.default(''),
    label: z.string().trim().min(1).max(60),
    href: contentLink,
    /** Six hexadecimal digits for the line next to it; null: the theme's own. */
    color: z
      .string()
      .regex(/^[0-9a-f]{6}$/)
      .nullable()
      .default(null),
  }),
  z.strictObject({
    type: z.literal('list'),
    title: optionalLine.default(''),
    items: z
      .array(z.strictObject({ term: line, text: note.default('') }))
      .min(1)
      .max(most.listItems),
  }),
  z.strictObject({
    type: z.literal('table'),
    caption: line,
    head: z.array(cell).min(1).max(most.columns),
    rows: z.array(z.array(cell).min(1).max(most.columns)).min(1).max(most.rows),
  }),
  z.strictObject({
    type: z.literal('questions'),
    items: z
      .array(z.strictObject({ question: line, answer: z.string().trim().min(1).max(2_000) }))
      .min(1)
      .max(most.questions),
  }),
  z.strictObject({ type: z.literal('divider') }),
])
export type ContentBlock = z.output<typeof contentBlock>
export type ContentBlockType = ContentBlock['type']

export const contentBlockTypes = contentBlock.options.map((option) => option.shape.type.value) as ContentBlockType[]

/** Every text of a block visible to readers, in order. */
export const textsOfBlock = (block: ContentBlock): string[] => {
  const ofImage = ({ alt, caption }: ContentImage) => [alt, caption]
  switch (block.type) {
    case 'text':
      return block.parts.flatMap((part) =>
        (part.kind === 'paragraph' ? [part.spans] : part.items).map((run) => run.map(({ text }) => text).join('')),
      )
    case 'heading':
      return [block.text]
    case 'image':
      return ofImage(block.image)
    case 'gallery':
    case 'vertical_gallery':
      return block.images.flatMap(ofImage)
    case 'carousel':
      return [block.title, ...block.images.flatMap(ofImage)]
    case 'video':
      return [block.title, block.caption]
    case 'homes':
      return [block.title, block.note]
    case 'quote':
      return [block.text, block.source]
    case 'map':
      return [block.title, ...block.stops.flatMap(({ name, note: text, time }) => [name, text, time])]
    case 'callout':
      return [block.title, block.text, block.label]
    case 'list':
      return [block.title, ...block.items.flatMap(({ term, text }) => [term, text])]
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()]
    case 'questions':
      return block.items.flatMap(({ question, answer }) => [question, answer])
    case 'divider':
      return []
  }
}

/** Every picture of a block. */
export const imagesOfBlock = (block: ContentBlock): ContentImage[] => {
  switch (block.type) {
    case 'image':
      return [block.image]
    case 'gallery':
    case 'vertical_gallery':
    case 'carousel':
      return block.images
    case 'video':
      return block.poster ? [block.poster] : []
    default:
      return []
  }
}

/** Every address a block links to. */
export const linksOfBlock = (block: ContentBlock): string[] => {
  if (block.type === 'callout') return [block.href]
  if (block.type !== 'text') return []
  return block.parts
    .flatMap((part) => (part.kind === 'paragraph' ? [part.spans] : part.items))
    .flat()
    .flatMap(({ href }) => href ?? [])
}

export const contentBody = z
  .array(contentBlock)
  .max(most.blocks)
  .refine((blocks) => blocks.flatMap(textsOfBlock).join('').length <= most.characters, {
    error: `A document can have at most ${most.characters} characters.`,
  })
