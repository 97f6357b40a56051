import { createHash } from 'node:crypto'
import { accentScheme } from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import type { App } from '#kernel/app'
import { allBrands, type BrandWithHosts } from './queries.ts'

type Styled = Pick<BrandWithHosts, 'id' | 'theme' | 'accent' | 'logo'>

const logoHeight = 30

/** What a brand changes in its theme: its accent shades, and its logo instead of its written name. */
export const brandSheet = ({ theme, accent, logo }: Styled): string => {
  const rules: string[] = []
  if (accent) {
    const { light, dark } = accentScheme(`#${accent}`)
    const pair = (day: string, evening: string) => `light-dark(${day},${evening})`
    rules.push(
      `@layer tokens{[data-theme="${theme}"]{--accent:${pair(light.accent, dark.accent)};--on-accent:${pair(light.onAccent, dark.onAccent)};--accent-soft:${pair(light.soft, dark.soft)};--accent-ink:${pair(light.ink, dark.ink)};--focus:${pair(light.ink, dark.ink)}}}`,
    )
  }
  if (logo) {
    const width = Math.round((logo.width / logo.height) * logoHeight)
    rules.push(
      `@layer pages{[data-theme="${theme}"] .ui-wordmark{inline-size:min(${width}px,42vw);overflow:hidden;font-size:0;background:url("${logo.src}") left center/contain no-repeat}[data-theme="${theme}"] .ui-wordmark>[aria-hidden],[data-theme="${theme}"] .console-brand>.ui-icon{display:none}}`,
    )
  }
  return rules.join('\n')
}

const versionOf = (sheet: string): string => createHash('sha256').update(sheet).digest('hex').slice(0, 12)

/**
 * The address of a brand's style sheet; it changes with the content, so it can be cached forever. Null: the brand
 * changes nothing.
 */
export const sheetAddress = (brand: Styled): string | null => {
  const sheet = brandSheet(brand)
  return sheet ? `/brands/${brand.id}-${versionOf(sheet)}.css` : null
}

/** Serves the style sheets themselves. */
export const brandSheets = (server: FastifyInstance, app: App): void => {
  server.get<{ Params: { file: string } }>('/brands/:file', async ({ params }, reply) => {
    const brands = await app.work.read(allBrands)
    const brand = brands.find((one) => sheetAddress(one) === `/brands/${params.file}`)
    if (!brand) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(brandSheet(brand))
  })
}
