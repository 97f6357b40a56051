import { z } from 'zod'
import { type ContentDraft, type ContentKind, contentDraft } from '../../packages/contract/src/content.ts'
import { contentLink } from '../../packages/contract/src/content-blocks.ts'

export type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  items?: Schema
  minItems?: number
  maxLength?: number
  minimum?: number
  pattern?: string
  format?: string
  properties?: Record<string, Schema>
}

/**
 * Ends any context a text could be in: an attribute, a script, a title, a comment, a CDATA section; then opens a tag.
 */
export const breakouts = `zq7q" onzq7=1 '--></title></script></style>]]><zq7x>`
export const hostileLink = 'https://example.com/?q="><zq7x>'

/** Every language is displayed the same way. */
export const written = ['en', 'de'] as const

/** A hostile text that states which field it is in. */
export type Marks = Map<string, string>

const textOf = (path: string, most: number, marks: Marks): string => {
  const mark = `${path.split('.')[0]}-${marks.size}-x`
  marks.set(mark, path)
  const room = most - mark.length - 1
  return room >= breakouts.length ? `${mark} ${breakouts}` : `${mark} "'><zq7x>`.slice(0, most)
}

type Given = { numbers: Record<string, number>; texts: Record<string, unknown> }

/** A value of a schema, with hostile text in every free-text string. */
export const hostileValue = (schema: Schema, path: string, given: Given, marks: Marks): unknown => {
  const name = path.split('.').at(-1) ?? ''
  const at = path.replaceAll(/\[\d+\]/g, '[]')
  if (name in given.texts) return given.texts[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const variants = schema.oneOf ?? schema.anyOf
  if (variants) return hostileValue(variants.find(({ type }) => type !== 'null') ?? {}, path, given, marks)
  if (schema.type === 'array') {
    const one = schema.items ?? {}
    const kinds = one.oneOf ? one.oneOf : Array<Schema>(Math.max(schema.minItems ?? 0, 1)).fill(one)
    return kinds.map((kind, place) => hostileValue(kind, `${path}[${place}]`, given, marks))
  }
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, of]) => [key, hostileValue(of, `${path}.${key}`, given, marks)]),
    )
  if (schema.type === 'integer' || schema.type === 'number') return given.numbers[name] ?? 40
  if (schema.type === 'boolean') return true
  if (schema.pattern === '^[0-9a-f]{6}$') return 'd8902f'
  if (schema.pattern || schema.format) throw new Error(`What to write into ${at}?`)
  return textOf(at, schema.maxLength ?? 200, marks)
}

/**
 * Every kind of document, written by a malicious author: each text of each field and block, according to the contract.
 */
export const hostileDrafts = (numbers: Record<string, number>, slugs: Record<ContentKind, string>) => {
  const schema = z.toJSONSchema(contentDraft, { io: 'output', unrepresentable: 'any' }) as Schema
  const { texts: _, ...others } = schema.properties ?? {}
  const facts = others.facts?.oneOf ?? others.facts?.anyOf ?? []
  const body = contentDraft.shape.texts.valueType
  const text = z.toJSONSchema(body, { io: 'output', unrepresentable: 'any' }) as Schema
  return facts.map((of) => {
    const kind = of.properties?.kind?.const as ContentKind
    const marks: Marks = new Map()
    const given: Given = {
      numbers,
      texts: {
        slug: slugs[kind],
        topics: kind === 'story' ? ['seas'] : [],
        author: kind === 'story' ? 'ada' : null,
        area: null,
        audience: 'guests',
        closesOn: '2030-01-01',
        publishedOn: '2026-01-01',
        href: contentLink.parse(hostileLink),
        url: contentLink.parse(hostileLink),
        level: 2,
        width: 'wide',
      },
    }
    const own = hostileValue({ properties: { ...others, facts: of } }, kind, given, marks)
    const texts = written.map((language) => [language, hostileValue(text, `${kind}.${language}`, given, marks)])
    const draft = { ...(own as object), texts: Object.fromEntries(texts) }
    return { kind, marks, draft: contentDraft.parse(draft) as ContentDraft }
  })
}

/** Parts of an answer that a reader's program would interpret as markup: [] if all of it is text. */
export const markupIn = (text: string, type = 'text/html'): string[] => {
  const pattern = /^text\/(plain|markdown)/.test(type)
    ? /.{0,60}(?<!\\)<zq7.{0,40}/gs
    : /.{0,60}(?:<zq7|q7q" onzq7|<\/title><\/script>).{0,40}/gs
  return [...text.matchAll(pattern)].map(([found]) => found)
}
