import { z } from 'zod'
import { stayReason } from './availability.ts'
import { endpoint } from './endpoint.ts'
import { listedHome } from './favorites.ts'
import { picture } from './homes.ts'
import { id, slug } from './values/ids.ts'
import { money } from './values/shapes.ts'
import { datesInOrder, datesProblem, stayRequestShape } from './values/stay-request.ts'
import { siteTheme } from './values/themes.ts'
import { version } from './values/version.ts'

/** The number of homes one page shows with prices. */
export const mostInBoutique = 40

const boutiqueSlug = slug.max(60)
const name = z.string().trim().min(1).max(80)
/** A one-sentence tagline below the name. */
const line = z.string().trim().min(1).max(160)
const text = z.string().trim().max(2000)

const card = z.object({
  slug: z.string(),
  name: z.string(),
  line: z.string(),
  /** The name of its own site; null if it is shown under ours. */
  site: z.string().nullable(),
  /** Its theme; null uses ours. */
  theme: siteTheme.nullable(),
  homes: z.int(),
  /** The picture of its first home. */
  image: picture.nullable(),
  evening: picture.nullable(),
})
export type BoutiqueCard = z.output<typeof card>

/** A home of a boutique. For a stay, includes its price, or every reason why it isn't available (R14). */
export const boutiqueHome = listedHome.extend({
  /** The price of the stay with every mandatory fee; taxes are separate. */
  headline: money.nullable(),
  taxes: money.nullable(),
  reasons: z.array(stayReason),
})
export type BoutiqueHome = z.output<typeof boutiqueHome>

export const boutiques = endpoint({
  method: 'GET',
  path: 'boutiques',
  summary: 'List published boutiques by name, each with its live homes',
  audience: 'public',
  results: z.object({ boutiques: z.array(card) }),
  errors: {},
})

export const boutiqueBySlug = endpoint({
  method: 'GET',
  path: 'boutiques/{slug}',
  summary: 'Get a boutique with its homes; for a stay, available homes come first with prices',
  audience: 'public',
  params: z.object({ slug: boutiqueSlug }),
  query: z.object(stayRequestShape).refine(datesInOrder, datesProblem),
  results: z.object({ boutique: card.extend({ text: z.string() }), homes: z.array(boutiqueHome) }),
  errors: {},
})

const staff = ['staff', 'admin'] as const

const deskBoutique = z.object({
  slug: z.string(),
  name: z.string(),
  line: z.string(),
  text: z.string(),
  site: z.string().nullable(),
  theme: siteTheme.nullable(),
  shown: z.boolean(),
  homes: z.array(z.object({ id, name: z.string(), live: z.boolean() })),
  version,
})
export type DeskBoutique = z.output<typeof deskBoutique>
const desk = z.object({ boutiques: z.array(deskBoutique) })

export const boutiquesOfDesk = endpoint({
  method: 'GET',
  path: 'staff/boutiques',
  summary: 'List all boutiques, including unpublished ones',
  audience: staff,
  permission: 'content',
  results: desk,
  errors: {},
})

export const setBoutique = endpoint({
  method: 'PUT',
  path: 'staff/boutiques/{slug}',
  summary: 'Create or edit a boutique: text, site, and homes in order',
  audience: staff,
  permission: 'content',
  params: z.object({ slug: boutiqueSlug }),
  body: z.object({
    name,
    line,
    text: text.default(''),
    site: name.nullable().default(null),
    theme: siteTheme.nullable().default(null),
    shown: z.boolean().default(true),
    homeIds: z
      .array(id)
      .min(1)
      .max(mostInBoutique)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'Name each home once' }),
    version: version.optional(),
  }),
  results: desk,
  errors: { settings_changed: 409 },
})

export const dropBoutique = endpoint({
  method: 'DELETE',
  path: 'staff/boutiques/{slug}',
  summary: 'Delete a boutique; its homes are unchanged',
  audience: staff,
  permission: 'content',
  params: z.object({ slug: boutiqueSlug }),
  results: desk,
  errors: {},
})
