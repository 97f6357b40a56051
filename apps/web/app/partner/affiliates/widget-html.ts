export const widgetKinds = ['search', 'home', 'analysis'] as const
export type WidgetKind = (typeof widgetKinds)[number]

const heights: Record<WidgetKind, number> = { search: 440, home: 560, analysis: 420 }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A widget's path; undefined if the home's page isn't on this site. */
export const widgetPath = (kind: WidgetKind, homePage: string, publicUrl: string): string | undefined => {
  if (kind === 'search') return '/widgets/search'
  if (kind === 'analysis') return '/widgets/property-analysis'
  if (!URL.canParse(homePage, publicUrl)) return undefined
  const { origin, pathname } = new URL(homePage, publicUrl)
  const [, slug] = /^\/propert(?:y|ies)\/([a-z0-9-]+)(?:\/|$)/.exec(pathname) ?? []
  return slug && origin === new URL(publicUrl).origin ? `/widgets/homes/${slug}` : undefined
}

type Widget = { kind: WidgetKind; homePage: string; code: string; publicUrl: string; title: string }

/** A frame for a partner's page: sandboxed, it sets no cookies there, and its links carry the partner's code. */
export const widgetHtml = ({ kind, homePage, code, publicUrl, title }: Widget): string | undefined => {
  const path = widgetPath(kind, homePage, publicUrl)
  if (!path) return undefined
  const address = new URL(path, publicUrl)
  address.searchParams.set('via', code)
  const style = `width:100%;max-width:480px;height:${heights[kind]}px;border:0`
  return `<iframe src="${escaped(address.href)}" title="${escaped(title)}" loading="lazy" sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-scripts allow-same-origin" style="${style}"></iframe>`
}
