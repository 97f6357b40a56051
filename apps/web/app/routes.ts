import { type RouteEntry, routes } from '@porchlight/contract'
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { screenModules } from './screen-modules.ts'
import { spelledPaths } from './spelled-paths.ts'

/** Addresses are case-sensitive. */
const exact = { caseSensitive: true } as const

/** A screen and its aliases, which have its id and a number. */
const screen = ({ id, path, aliases }: RouteEntry, file: string): RouteConfigEntry[] => {
  const paths = [path, ...aliases].flatMap(spelledPaths)
  return paths.map((one, at) => {
    const own = at === 0 ? id : `${id}~${at}`
    return one === '/' ? index(file, { id: own }) : route(one, file, { id: own, ...exact })
  })
}

const built = routes.flatMap((entry) => {
  const file = screenModules[entry.id]
  return file ? [{ entry, file }] : []
})
const screens = (wanted: (entry: RouteEntry) => boolean): RouteConfigEntry[] =>
  built.filter(({ entry }) => wanted(entry)).flatMap(({ entry, file }) => screen(entry, file))

const open = (entry: RouteEntry): boolean => !entry.authRequired
const closed = (portal: RouteEntry['portal']) => screens((entry) => !open(entry) && entry.portal === portal)

/** Can be shown under its own name, as a small site within ours. */
const ownSite = ({ id, metaData }: RouteEntry): boolean => metaData.site !== undefined || id === 'boutique'

/** Owner and partner documents signed without a login, in the public site's frame. */
const isSignedFromLink = ({ id }: RouteEntry): boolean =>
  id === 'owners-us-open-addendum' || id === 'owners-home-vision-application' || id === 'partners-agreement'

/** A tab of a home’s page in the staff console. */
const isOfHome = ({ path }: RouteEntry): boolean => path.startsWith('/staff/homes/:propertyId')

const moved = built.flatMap(({ entry: { id, redirects } }) =>
  redirects
    .flatMap(spelledPaths)
    .map((path, at) => route(path, 'redirect-route.ts', { id: `${id}>${at + 1}`, ...exact })),
)

export default [
  layout('site/layout.tsx', [
    ...screens((entry) => open(entry) && isSignedFromLink(entry)),
    ...screens((entry) => open(entry) && entry.portal === 'frontEnd' && !entry.checkOutFlow && !ownSite(entry)),
    ...screens((entry) => open(entry) && entry.portal === 'quiz'),
    route('s/:link', 'site/short-link.tsx', { id: 'short-link' }),
    route('*', 'site/not-found.tsx', { id: 'not-found' }),
  ]),
  layout('site/boutiques/own-site-layout.tsx', screens(ownSite)),
  ...screens((entry) => open(entry) && entry.checkOutFlow),
  ...screens((entry) => open(entry) && entry.portal === 'owners' && !isSignedFromLink(entry)),
  ...screens((entry) => open(entry) && entry.portal === 'account'),
  layout('traveler/layout.tsx', { id: 'traveler-open' }, [
    ...screens((entry) => open(entry) && entry.portal === 'travelers'),
  ]),
  layout('account/gate.tsx', [
    ...screens((entry) => !open(entry) && entry.checkOutFlow),
    layout('owner/layout.tsx', closed('owners')),
    layout('traveler/layout.tsx', closed('travelers')),
    layout('partner/layout.tsx', closed('partners')),
    layout('staff/layout.tsx', [
      ...screens((entry) => entry.portal === 'staff' && !isOfHome(entry)),
      layout(
        'staff/home/layout.tsx',
        screens((entry) => entry.portal === 'staff' && isOfHome(entry)),
      ),
    ]),
    layout('account/layout.tsx', [
      ...closed('account'),
      ...screens((entry) => !open(entry) && entry.group === 'Account' && entry.portal !== 'account'),
    ]),
  ]),
  route('owners/*', 'owner/not-found.tsx'),
  route('travelers/*', 'traveler/not-found.tsx'),
  route('partners/*', 'partner/not-found.tsx'),
  route('staff/*', 'staff/not-found.tsx'),
  ...moved,
  route('offline', 'site/offline/page.tsx', { id: 'offline' }),
  route('blog/feed.xml', 'site/journal/feed.ts', { id: 'feed-rss' }),
  route('blog/atom.xml', 'site/journal/feed.ts', { id: 'feed-atom' }),
  route('blog/:slug.md', 'site/machine/markdown.ts', { id: 'story-markdown' }),
  route('whereto/:slug.md', 'site/machine/markdown.ts', { id: 'destination-markdown' }),
  route('properties/:slug.md', 'site/machine/home-markdown.ts', { id: 'home-markdown' }),
  route('hamptons-guide.md', 'site/machine/markdown.ts', { id: 'guide-markdown' }),
  ...['about', 'press', 'careers', 'contact'].map((page) =>
    route(`${page}.md`, 'site/machine/markdown.ts', { id: `${page}-markdown` }),
  ),
  route('llms.txt', 'site/machine/llms.ts'),
  route('sitemap.xml', 'site/sitemap/index.ts'),
  route('sitemaps/:shard', 'site/sitemap/shard.ts'),
  route('robots.txt', 'site/sitemap/robots.ts'),
] satisfies RouteConfig
