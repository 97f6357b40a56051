import { z } from 'zod'
import { contentBlock, contentBody, contentLink } from './content-blocks.ts'
import { endpoint } from './endpoint.ts'
import { listedHome } from './favorites.ts'
import { picture } from './homes.ts'
import { formTraps, inquiryErrors, leadPerson } from './leads.ts'
import { id, idText, instant, slug } from './values/ids.ts'
import { type Language, languages } from './values/languages.ts'
import { plainDate } from './values/shapes.ts'

export const contentKinds = ['story', 'page', 'destination', 'guide', 'opening', 'press', 'collateral'] as const
export type ContentKind = (typeof contentKinds)[number]

export const contentStates = ['draft', 'scheduled', 'published', 'archived'] as const
export type ContentState = (typeof contentStates)[number]

/** The installation's only guide: shown at `/hamptons-guide`, whatever region it is about. */
export const guideSlug = 'guide'

/** The audiences of collateral; a company can add one of its own. */
export const collateralAudiences = ['owners', 'guests', 'brokers', 'buyers'] as const

const contentSlug = slug.max(80)
const language = z.enum(languages)
const employment = ['full_time', 'part_time', 'seasonal', 'contract'] as const
const salaryUnit = ['hour', 'year'] as const

/** Facts about a document of each kind, in addition to its texts. */
export const contentFacts = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('story') }),
  z.strictObject({ kind: z.literal('page') }),
  z.strictObject({ kind: z.literal('guide') }),
  z.strictObject({
    kind: z.literal('destination'),
    /** The area whose homes are listed; null for a place without homes. */
    area: contentSlug.nullable(),
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
  }),
  z.strictObject({
    kind: z.literal('opening'),
    place: z.string().trim().min(1).max(120),
    employment: z.enum(employment),
    salaryFrom: z.int().min(0).max(10_000_000).nullable(),
    salaryTo: z.int().min(0).max(10_000_000).nullable(),
    salaryUnit: z.enum(salaryUnit),
    closesOn: plainDate.nullable(),
  }),
  z.strictObject({
    kind: z.literal('press'),
    outlet: z.string().trim().min(1).max(120),
    url: contentLink.nullable(),
    publishedOn: plainDate,
  }),
  z.strictObject({
    kind: z.literal('collateral'),
    audience: contentSlug,
    /** An uploaded PDF to download; null: prints the page itself. */
    fileId: id.nullable(),
  }),
])
export type ContentFacts = z.output<typeof contentFacts>

/** A document's texts in one language. */
export const contentText = z.strictObject({
  title: z.string().trim().min(1).max(140),
  /** One or two sentences shown below the title, on cards, and in feeds. */
  summary: z.string().trim().max(300).default(''),
  coverAlt: z.string().trim().max(300).default(''),
  coverCaption: z.string().trim().max(300).default(''),
  /** For search results and social cards; defaults to title and summary. */
  seoTitle: z.string().trim().max(70).default(''),
  seoDescription: z.string().trim().max(200).default(''),
  body: contentBody.default([]),
})
export type ContentText = z.output<typeof contentText>

/** A document as stored in one version. */
export const contentDraft = z
  .strictObject({
    slug: contentSlug,
    facts: contentFacts,
    topics: z.array(contentSlug).max(8).default([]),
    tags: z.array(z.string().trim().min(1).max(40)).max(12).default([]),
    author: contentSlug.nullable().default(null),
    coverId: id.nullable().default(null),
    /** Its position among documents of its kind; smaller comes first. */
    position: z.int().min(0).max(10_000).default(0),
    texts: z.partialRecord(language, contentText),
  })
  .refine(({ texts }) => Object.values(texts).some((text) => text !== undefined), {
    error: 'Write it in at least one language.',
    path: ['texts'],
  })
export type ContentDraft = z.output<typeof contentDraft>

// Content shown to the public

const author = z.object({
  slug: z.string(),
  name: z.string(),
  role: z.string(),
  about: z.string(),
  portrait: picture.nullable(),
  stories: z.int(),
})
export type ContentAuthor = z.output<typeof author>

const topic = z.object({ slug: z.string(), name: z.string(), stories: z.int() })
export type ContentTopic = z.output<typeof topic>

export const contentCard = z.object({
  kind: z.enum(contentKinds),
  slug: z.string(),
  /** The language of the texts: the reader's, if available. */
  language,
  title: z.string(),
  summary: z.string(),
  facts: contentFacts,
  topics: z.array(z.object({ slug: z.string(), name: z.string() })),
  tags: z.array(z.string()),
  author: z.string().nullable(),
  cover: picture.nullable(),
  minutes: z.int(),
  publishedAt: instant.nullable(),
  updatedAt: instant,
  /** For a destination: the number of homes to rent there. */
  homes: z.int().nullable(),
})
export type ContentCard = z.output<typeof contentCard>

/** The items a document's blocks reference by id, ready to display. */
const resolved = z.object({
  pictures: z.array(picture),
  homes: z.array(listedHome),
  files: z.array(z.object({ id, name: z.string(), type: z.string(), bytes: z.int(), src: z.string() })),
})
export type ContentResolved = z.output<typeof resolved>

export const contentDocument = contentCard.extend({
  coverCaption: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  body: z.array(contentBlock),
  languages: z.array(language),
  byline: author.nullable(),
  resolved,
})
export type ContentDocument = z.output<typeof contentDocument>

const readerLanguage = { language: language.optional() }

export const mostStories = 24
export const contentStories = endpoint({
  method: 'GET',
  path: 'content/stories',
  summary: 'List published stories, newest first, by topic, author, or words in them',
  audience: 'public',
  query: z.object({
    ...readerLanguage,
    topic: contentSlug.optional(),
    author: contentSlug.optional(),
    q: z.string().trim().max(80).optional(),
    page: z.coerce.number().int().min(1).max(500).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(mostStories),
  }),
  results: z.object({
    stories: z.array(contentCard),
    total: z.int(),
    topics: z.array(topic),
    author: author.nullable(),
  }),
  errors: {},
})

export const contentList = endpoint({
  method: 'GET',
  path: 'content/lists/{kind}',
  summary: 'List published documents of a kind in their order: destinations, openings, press, collateral',
  audience: 'public',
  params: z.object({ kind: z.enum(['destination', 'opening', 'press', 'collateral']) }),
  query: z.object({ ...readerLanguage, audience: contentSlug.optional() }),
  results: z.object({
    documents: z.array(contentCard),
    audiences: z.array(z.object({ slug: z.string(), name: z.string() })),
  }),
  errors: {},
})

export const contentBySlug = endpoint({
  method: 'GET',
  path: 'content/documents/{kind}/{slug}',
  summary: 'Get a published document with what its blocks show; an earlier slug finds it too',
  audience: 'public',
  params: z.object({ kind: z.enum(contentKinds), slug: contentSlug }),
  query: z.object(readerLanguage),
  results: z.object({ document: contentDocument, related: z.array(contentCard) }),
  errors: {},
})

export const contentPreview = endpoint({
  method: 'GET',
  path: 'content/previews/{token}',
  summary: 'Get the latest draft of a document by its preview link',
  audience: 'public',
  params: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
  query: z.object(readerLanguage),
  results: z.object({ document: contentDocument, state: z.enum(contentStates) }),
  errors: {},
})

/** The available content: menus and sitemaps leave out what is empty. */
export const contentAvailable = endpoint({
  method: 'GET',
  path: 'content/available',
  summary: 'Count published documents by kind, with the slugs that have an address of their own',
  audience: 'public',
  query: z.object({ ...readerLanguage, brand: z.string().max(80).optional() }),
  results: z.object({
    kinds: z.array(z.object({ kind: z.enum(contentKinds), documents: z.int() })),
    pages: z.array(z.string()),
    guide: z.string().nullable(),
    topics: z.array(z.string()),
    slugs: z.array(z.object({ kind: z.enum(contentKinds), slug: z.string(), updatedAt: instant })),
    /** The footer written by the team, in the reader's language; null if it is generated from the available pages. */
    footer: z
      .array(z.object({ title: z.string(), links: z.array(z.object({ path: z.string(), label: z.string() })) }))
      .nullable(),
    /** That brand's header as written by the team, in the reader's language; null if it uses the built-in menu. */
    header: z.array(z.object({ path: z.string(), label: z.string() })).nullable(),
  }),
  errors: {},
})

/** Applies for a job opening; the application becomes a lead of the team. */
export const applyForOpening = endpoint({
  method: 'POST',
  path: 'content/openings/{slug}/applications',
  summary: 'Apply for a published opening; the application becomes a lead and is confirmed by email',
  audience: 'public',
  params: z.object({ slug: contentSlug }),
  status: 201,
  body: leadPerson.extend({
    message: z.string().trim().min(1).max(2_000),
    /** A page about the applicant, such as an online résumé. */
    link: z.union([z.literal(''), contentLink]).default(''),
    language: language.default('en'),
    traps: formTraps.default({ website: '' }),
  }),
  results: z.object({ received: z.literal(true) }),
  errors: { ...inquiryErrors, opening_closed: 409 },
})

// The team

const staff = ['staff', 'admin'] as const
const permission = 'content' as const

const row = z.object({
  id,
  kind: z.enum(contentKinds),
  slug: z.string(),
  title: z.string(),
  state: z.enum(contentStates),
  languages: z.array(language),
  author: z.string().nullable(),
  version: z.int(),
  /** There is a newer version than the published one. */
  changed: z.boolean(),
  publishAt: instant.nullable(),
  publishedAt: instant.nullable(),
  savedAt: instant,
  savedBy: z.string(),
})
export type ContentRow = z.output<typeof row>

/** Findings to check before publication; those with `blocks` prevent it. */
export const contentFindingCodes = [
  'no_summary',
  'no_cover',
  'no_cover_alt',
  'no_body',
  'no_alt',
  'broken_link',
  'missing_language',
  'home_not_live',
  'heading_skips',
  'seo_title_long',
  'no_author',
] as const
const finding = z.object({
  code: z.enum(contentFindingCodes),
  blocks: z.boolean(),
  language: language.nullable(),
  /** The index of the block in that language's body; null: the document itself. */
  block: z.int().nullable(),
  /** The address or number it refers to. */
  about: z.string(),
})
export type ContentFinding = z.output<typeof finding>

const version = z.object({
  number: z.int(),
  savedAt: instant,
  savedBy: z.string(),
  note: z.string(),
  published: z.boolean(),
})
export type ContentVersion = z.output<typeof version>

const desk = z.object({
  row,
  draft: contentDraft,
  versions: z.array(version),
  findings: z.array(finding),
  earlierSlugs: z.array(z.string()),
  resolved,
  previewPath: z.string().nullable(),
})
export type ContentDesk = z.output<typeof desk>

export const contentDesk = endpoint({
  method: 'GET',
  path: 'staff/content',
  summary: 'List documents of every kind and state, last saved first',
  audience: staff,
  permission,
  query: z.object({
    kind: z.enum(contentKinds).optional(),
    state: z.enum(contentStates).optional(),
    q: z.string().trim().max(80).optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  results: z.object({ documents: z.array(row), total: z.int(), perPage: z.int() }),
  errors: {},
})

export const contentForEdit = endpoint({
  method: 'GET',
  path: 'staff/content/{id}',
  summary: 'Get a document with its latest version, history, and findings',
  audience: staff,
  permission,
  params: z.object({ id: idText }),
  results: desk,
  errors: {},
})

const saveErrors = {
  slug_in_use: 409,
  unknown_picture: 422,
  unknown_file: 422,
  unknown_topic: 422,
  unknown_author: 422,
} as const

export const createContent = endpoint({
  method: 'POST',
  path: 'staff/content',
  summary: 'Create a document as a draft',
  audience: staff,
  permission,
  body: z.object({ draft: contentDraft }),
  results: z.object({ id }),
  status: 201,
  errors: saveErrors,
})

export const saveContent = endpoint({
  method: 'PUT',
  path: 'staff/content/{id}',
  summary: 'Save a new version of a document; refused when someone else saved one since',
  audience: staff,
  permission,
  params: z.object({ id: idText }),
  body: z.object({
    draft: contentDraft,
    /** The version the edits started from. */
    base: z.int().min(1),
    note: z.string().trim().max(200).default(''),
  }),
  results: desk,
  errors: { ...saveErrors, version_outdated: 409 },
})

export const moveContent = endpoint({
  method: 'POST',
  path: 'staff/content/{id}/state',
  summary: 'Publish a document now, schedule it, unpublish it, or archive it',
  audience: staff,
  permission,
  params: z.object({ id: idText }),
  body: z.discriminatedUnion('to', [
    z.object({ to: z.literal('published') }),
    z.object({ to: z.literal('scheduled'), at: instant }),
    z.object({ to: z.literal('draft') }),
    z.object({ to: z.literal('archived') }),
  ]),
  results: desk,
  errors: { findings_open: 409, date_past: 422 },
})

export const contentVersion = endpoint({
  method: 'GET',
  path: 'staff/content/{id}/versions/{number}',
  summary: 'Get one version of a document',
  audience: staff,
  permission,
  params: z.object({ id: idText, number: idText }),
  results: z.object({ version, draft: contentDraft }),
  errors: {},
})

export const restoreContent = endpoint({
  method: 'POST',
  path: 'staff/content/{id}/versions/{number}/restore',
  summary: 'Save an earlier version as the newest one',
  audience: staff,
  permission,
  params: z.object({ id: idText, number: idText }),
  results: desk,
  errors: saveErrors,
})

export const makeContentPreview = endpoint({
  method: 'POST',
  path: 'staff/content/{id}/preview',
  summary: 'Create the preview link of a document, or replace it',
  audience: staff,
  permission,
  params: z.object({ id: idText }),
  results: desk,
  errors: {},
})

export const endContentPreview = endpoint({
  method: 'DELETE',
  path: 'staff/content/{id}/preview',
  summary: 'Stop the preview link of a document',
  audience: staff,
  permission,
  params: z.object({ id: idText }),
  results: desk,
  errors: {},
})

export const renderContent = endpoint({
  method: 'POST',
  path: 'staff/content-render',
  summary: 'Show unsaved edits as readers would see them, with findings; nothing is stored',
  audience: staff,
  permission,
  body: z.object({ draft: contentDraft, language }),
  results: z.object({ document: contentDocument, findings: z.array(finding) }),
  errors: {},
})

const names = z.partialRecord(language, z.string().trim().min(1).max(60))
/** At least one language: a link without a name couldn't be read. */
const menuNames = names.refine((given) => Object.keys(given).length > 0, { error: 'Enter a name' })
const menuLink = z.object({ href: contentLink, names: menuNames })
/** More would push the account menu out of a laptop's header. */
export const mostHeaderLinks = 6
const deskTopic = z.object({ slug: contentSlug, names, position: z.int().min(0).max(1000).default(0) })
const deskAuthor = z.object({
  slug: contentSlug,
  name: z.string().trim().min(1).max(80),
  roles: z.partialRecord(language, z.string().trim().max(80)),
  about: z.partialRecord(language, z.string().trim().max(600)),
  portraitId: id.nullable().default(null),
})
export type DeskTopic = z.output<typeof deskTopic>
export type DeskAuthor = z.output<typeof deskAuthor>
const settings = z.object({
  topics: z.array(deskTopic).max(40),
  authors: z.array(deskAuthor).max(200),
  /** The audience in addition to owners, guests, brokers, and buyers; null if there is none. */
  ownAudience: z.object({ slug: contentSlug, names }).nullable(),
  /** Link columns in the footer; null: generated from the available pages. */
  footer: z
    .array(z.object({ names: menuNames, links: z.array(menuLink).max(12) }))
    .max(3)
    .nullable()
    .default(null),
  /**
   * Header links, once per brand; null: for every brand without its own. A brand without either uses the built-in menu.
   */
  header: z
    .array(
      z.object({
        brandId: z.string().min(1).max(80).nullable(),
        links: z.array(menuLink).min(1).max(mostHeaderLinks),
      }),
    )
    .max(50)
    .refine((menus) => new Set(menus.map(({ brandId }) => brandId)).size === menus.length, {
      error: 'Write one header menu per brand',
    })
    .default([]),
})
export type ContentSettings = z.output<typeof settings>

const menus = settings.pick({ header: true, footer: true })
export type ContentMenus = z.output<typeof menus>

/** How often the settings were saved when they were opened: nobody overwrites what someone else saved since. */
const settingsVersion = { version: z.int().min(0) }

/** Includes the brands that a menu can be written for, and the authors' portraits. */
const settingsNow = settings.extend({
  ...settingsVersion,
  brands: z.array(z.object({ id: z.string(), name: z.string() })),
  portraits: z.array(picture),
})
export type ContentSettingsNow = z.output<typeof settingsNow>

export const contentSettings = endpoint({
  method: 'GET',
  path: 'staff/content-settings',
  summary: 'Get topics, authors, the company’s own collateral audience, and the menus of header and footer',
  audience: staff,
  permission,
  results: settingsNow,
  errors: {},
})

export const setContentSettings = endpoint({
  method: 'PUT',
  path: 'staff/content-settings',
  summary: 'Replace topics, authors, the company’s own collateral audience, and the menus of header and footer',
  audience: staff,
  permission,
  body: settings.extend(settingsVersion),
  results: settingsNow,
  errors: { in_use: 409, outdated: 409, unknown_picture: 422, unknown_brand: 422, broken_link: 422 },
})

const menuVersion = z.object({
  number: z.int(),
  savedAt: instant,
  savedBy: z.string(),
  headerLinks: z.int(),
  footerLinks: z.int(),
})
export type ContentMenuVersion = z.output<typeof menuVersion>

export const contentMenuVersions = endpoint({
  method: 'GET',
  path: 'staff/content-menus',
  summary: 'List the saved versions of the header and footer menus, newest first',
  audience: staff,
  permission,
  results: z.object({ versions: z.array(menuVersion) }),
  errors: {},
})

export const contentMenusAt = endpoint({
  method: 'GET',
  path: 'staff/content-menus/{number}',
  summary: 'Get a saved version of the header and footer menus',
  audience: staff,
  permission,
  params: z.object({ number: idText }),
  results: z.object({ menus }),
  errors: {},
})

const libraryImage = z.object({ picture, addedAt: instant })
export type LibraryImage = z.output<typeof libraryImage>

export const contentImages = endpoint({
  method: 'GET',
  path: 'staff/content-images',
  summary: 'List the pictures of the content library, newest first',
  audience: staff,
  permission,
  query: z.object({
    q: z.string().trim().max(80).optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  results: z.object({ images: z.array(libraryImage), total: z.int(), perPage: z.int() }),
  errors: {},
})

export const addContentImage = endpoint({
  method: 'POST',
  path: 'staff/content-images',
  summary: 'Add an uploaded picture to the content library, with the text that describes it',
  audience: staff,
  permission,
  body: z.object({ uploadId: id, alt: z.string().trim().min(1).max(300) }),
  results: z.object({ image: libraryImage }),
  status: 201,
  errors: { not_a_picture: 422 },
})

/** The language of a text for a reader: theirs, else English, else the first available. */
export const languageFor = (available: readonly Language[], wanted: Language | undefined): Language | undefined =>
  [wanted, 'en' as const, ...available].find((one) => one !== undefined && available.includes(one))
