import {
  accentGrounds,
  type BodyInputOf,
  type Brand,
  colorOf,
  contrastOf,
  emptyAddress,
  isColor,
  isEmail,
  isHostName,
  isVisibleAccent,
  looksLikePhone,
  type PostalAddress,
  type SettingsChange,
  type saveBrand,
} from '@porchlight/contract'
import { addressFieldProblems } from '../address-problems.ts'

export type BrandFields = {
  name: string
  legalName: string
  contactEmail: string
  contactPhone: string
  ownAddress: boolean
  address: PostalAddress
  theme: Brand['theme']
  accent: string
  hosts: readonly string[]
  locale: Brand['locale']
  isDefault: boolean
  reason: string
}

export const brandFieldsOf = (brand: Brand | null): BrandFields => ({
  name: brand?.name ?? '',
  legalName: brand?.legalName ?? '',
  contactEmail: brand?.contactEmail ?? '',
  contactPhone: brand?.contactPhone ?? '',
  ownAddress: brand?.address != null,
  address: brand?.address ?? emptyAddress,
  theme: brand?.theme ?? 'light',
  accent: brand?.accent ?? '',
  hosts: brand?.hosts ?? [],
  locale: brand?.locale ?? 'en-US',
  isDefault: brand?.isDefault ?? false,
  reason: '',
})

/** The stored logo, none, or a new upload. */
export type LogoChoice = 'stored' | 'none' | { uploadId: number }

export const brandBodyOf = (
  fields: BrandFields,
  logo: LogoChoice,
  latestRead?: number | null,
): BodyInputOf<typeof saveBrand> => {
  const { ownAddress, address, legalName, accent, hosts, ...rest } = fields
  return {
    ...rest,
    legalName: legalName.trim() || null,
    address: ownAddress ? address : null,
    accent: accent.trim() || null,
    hosts: [...hosts],
    ...(logo !== 'stored' && { logo: logo === 'none' ? null : logo }),
    ...(latestRead !== undefined && { latestRead }),
  }
}

const slugged = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 36) || 'brand'

/** A new brand's id: its name as a slug, numbered if taken. */
export const newBrandId = (name: string, taken: readonly string[]): string => {
  const base = slugged(name).replace(/-+$/, '')
  const used = new Set([...taken, 'new'])
  for (let at = 1; ; at++) {
    const id = at === 1 ? base : `${base}-${at}`
    if (!used.has(id)) return id
  }
}

/** The latest change of a brand; null for a new one, undefined if the history is too short to contain it. */
export const latestOf = (
  history: readonly SettingsChange[],
  brand: Pick<Brand, 'id'> | null,
): number | null | undefined => (brand ? history.find(({ brandId }) => brandId === brand.id)?.id : null)

const hostOf = (text: string): string => text.trim().toLowerCase().replace(/\.$/, '')

/** Changes to the entity or address shown on documents need a reason. */
export const changesEntity = (brand: Brand | null, fields: BrandFields): boolean =>
  brand !== null &&
  ((fields.legalName.trim() || null) !== brand.legalName ||
    JSON.stringify(fields.ownAddress ? fields.address : null) !== JSON.stringify(brand.address))

/** The accent as a #color, or null if it isn't one. */
export const accentOf = (text: string): string | null => {
  const color = colorOf(text)
  return color ? `#${color}` : null
}

export const contrastShown = (color: string): string => contrastOf(color, accentGrounds.light).toFixed(1)

type Words = Record<'required' | 'email' | 'phone' | 'zip' | 'color' | 'reason', string> & {
  weak: (about: { ratio: string }) => string
  host: (about: { host: string }) => string
}

export const brandProblems = (brand: Brand | null, fields: BrandFields, words: Words): Record<string, string> => {
  const problems: Record<string, string> = {}
  if (fields.name.trim() === '') problems.name = words.required
  if (!isEmail(fields.contactEmail)) problems.contactEmail = fields.contactEmail.trim() ? words.email : words.required
  if (!looksLikePhone(fields.contactPhone))
    problems.contactPhone = fields.contactPhone.trim() ? words.phone : words.required
  if (fields.ownAddress) Object.assign(problems, addressFieldProblems(fields.address, words))
  const color = accentOf(fields.accent)
  if (fields.accent.trim() && !isColor(fields.accent)) problems.accent = words.color
  else if (color && !isVisibleAccent(color)) problems.accent = words.weak({ ratio: contrastShown(color) })
  const wrong = fields.hosts.find((host) => !isHostName(hostOf(host)))
  if (wrong) problems.hosts = words.host({ host: wrong })
  if (changesEntity(brand, fields) && fields.reason.trim().length < 10) problems.reason = words.reason
  return problems
}
