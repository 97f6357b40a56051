import { type BodyOf, type DeskBoutique, mostInBoutique, type setBoutique, siteThemes } from '@porchlight/contract'
import type { FieldProblems } from '#app/lib/form.ts'
import type { ChosenHome } from '../homes-field.tsx'

export type BoutiqueFields = {
  slug: string
  name: string
  line: string
  text: string
  site: string
  /** Empty for the brand's own theme. */
  theme: string
  shown: boolean
}

export const fieldsOf = (known: DeskBoutique | undefined): BoutiqueFields => ({
  slug: known?.slug ?? '',
  name: known?.name ?? '',
  line: known?.line ?? '',
  text: known?.text ?? '',
  site: known?.site ?? '',
  theme: known?.theme ?? '',
  shown: known?.shown ?? true,
})

type Words = { required: string; addressHint: string; addressTaken: string }

/** @param taken addresses in use */
export const boutiqueProblems = (
  { slug, name, line }: BoutiqueFields,
  taken: readonly string[],
  words: Words,
): FieldProblems<BoutiqueFields> => ({
  ...(!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug.trim()) && { slug: words.addressHint }),
  ...(taken.includes(slug.trim()) && { slug: words.addressTaken }),
  ...(name.trim() === '' && { name: words.required }),
  ...(line.trim() === '' && { line: words.required }),
})

export const boutiqueOf = (
  { name, line, text, site, theme, shown }: BoutiqueFields,
  homes: readonly ChosenHome[],
): BodyOf<typeof setBoutique> => ({
  name: name.trim(),
  line: line.trim(),
  text: text.trim(),
  site: site.trim() || null,
  theme: siteThemes.find((one) => one === theme) ?? null,
  shown,
  homeIds: homes.slice(0, mostInBoutique).map(({ id }) => id),
})

/** Moves the home with this id to the front; the others keep their order. */
export const firstOf = (homes: readonly ChosenHome[], id: number): ChosenHome[] => [
  ...homes.filter((home) => home.id === id),
  ...homes.filter((home) => home.id !== id),
]
