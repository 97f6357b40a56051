import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/robots'

/** Paths that aren't pages. Pages behind the login are themselves `noindex`. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { site } = context.get(pageRequest)
  const lines = [
    'User-agent: *',
    'Disallow: /app-portal/',
    'Disallow: /me/',
    `Sitemap: ${new URL('/sitemap.xml', site.publicUrl).href}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
