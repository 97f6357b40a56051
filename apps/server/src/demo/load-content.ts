import { readdirSync, readFileSync } from 'node:fs'
import {
  type ContentDraft,
  type ContentFacts,
  type ContentSettings,
  contentDraft,
  languages,
} from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { addToLibrary, createDocument, moveDocument, saveSettings } from '#modules/content'
import { usePoolPicture } from '#modules/media'
import { type ContentNames, textsOf } from './content-text.ts'
import type { DemoHome } from './homes.ts'
import { readIsland } from './island.ts'

type Kind = ContentFacts['kind']

/** What the catalog says about a document beside its texts. */
type Entry = {
  slug: string
  cover?: string
  topics?: string[]
  tags?: string[]
  author?: string
  daysAgo?: number
  facts?: Record<string, unknown>
}

const folder = new URL('./content/', import.meta.url)
const readText = (path: string): string => readFileSync(new URL(path, folder), 'utf8')
const catalog = (): Record<Kind, Entry[]> & { settings: ContentSettings } =>
  JSON.parse(readText('catalog.json')) as Record<Kind, Entry[]> & { settings: ContentSettings }

const folders: Record<Kind, string> = {
  destination: 'destinations',
  page: 'pages',
  guide: 'pages',
  collateral: 'collateral',
  story: 'stories',
  opening: 'openings',
  press: 'press',
}

type Shot = {
  art: string
  file: string
  width: number
  height: number
  color: string
  placeholder: string
  alt: string
}

const shots = (): Shot[] =>
  readIsland().pictures.flatMap(({ id, images }) => images.map((image) => ({ ...image, art: `${id}/${image.shot}` })))

/** Adds every picture the texts show to the library. */
const fillLibrary = async (ctx: WriteCtx, named: ReadonlySet<string>): Promise<Map<string, number>> => {
  const ids = new Map<string, number>()
  for (const { art, file, alt, width, height, color, placeholder } of shots()) {
    if (!named.has(art)) continue
    const { id } = await usePoolPicture(ctx, file, { width, height, color, placeholder })
    await addToLibrary(ctx, { pictureId: id, alt, by: null })
    ids.set(art, id)
  }
  return ids
}

const artIn = (text: string): string[] =>
  [...text.matchAll(/!\[.*?\]\((\S+?)(?: "|\))/g)].map(([, art]) => art as string)

const homesByTown = (homes: readonly DemoHome[], homeIds: readonly number[]) => {
  const most = 3
  return (town: string): number[] => {
    const fitting = homes.filter(({ site }) => site.town === town)
    return fitting.slice(0, most).flatMap(({ index }) => homeIds[index] ?? [])
  }
}

const draftOf = (kind: Kind, entry: Entry, names: ContentNames, position: number): ContentDraft => {
  const texts = textsOf(readText(`${folders[kind]}/${entry.slug}.md`), names)
  return contentDraft.parse({
    slug: entry.slug,
    facts: { kind, ...entry.facts },
    topics: entry.topics ?? [],
    tags: entry.tags ?? [],
    author: entry.author ?? null,
    coverId: entry.cover ? names.pictureId(entry.cover) : null,
    position,
    texts: Object.fromEntries(
      languages.flatMap((language) => {
        const text = texts[language]
        if (!text) return []
        const { title = '', summary = '', cover = '', caption = '' } = text.head
        return [[language, { title, summary, coverAlt: cover, coverCaption: caption, body: text.body }]]
      }),
    ),
  })
}

// Documents that others link to come first.
const order = ['destination', 'page', 'guide', 'collateral', 'story', 'opening', 'press'] as const

/** The texts of the demo world's site, in four languages: published one at a time, as a team would have done. */
export const loadContent = async (
  app: App,
  { homes, homeIds }: { homes: readonly DemoHome[]; homeIds: readonly number[] },
): Promise<void> => {
  const { settings, ...documents } = catalog()
  const files = order.flatMap((kind) =>
    readdirSync(new URL(`${folders[kind]}/`, folder)).map((name) => `${folders[kind]}/${name}`),
  )
  const covers = order.flatMap((kind) => documents[kind].flatMap(({ cover }) => cover ?? []))
  const named = new Set([...covers, ...[...new Set(files)].flatMap((file) => artIn(readText(file)))])
  const pictures = await app.work.write(async (ctx) => {
    await saveSettings(ctx, { ...settings, version: 0 }, { by: null })
    return fillLibrary(ctx, named)
  })
  const names: ContentNames = {
    homesIn: homesByTown(homes, homeIds),
    pictureId: (art) => {
      const id = pictures.get(art)
      if (id === undefined) throw new Error(`the demo art has no ${art}`)
      return id
    },
  }
  const now = app.clock.now().getTime()
  for (const kind of order)
    for (const [position, entry] of documents[kind].entries()) {
      const work = app.work.at(new Date(now - (entry.daysAgo ?? 400) * 86_400_000))
      await work.write(async (ctx) => {
        const id = await createDocument(ctx, draftOf(kind, entry, names, kind === 'story' ? 0 : position), { by: null })
        await moveDocument(ctx, id, { to: 'published' })
      })
    }
}
