import { type Client, contentAvailable, isLanguage, type ResultsOf, type Site } from '@porchlight/contract'
import { routeById } from '@porchlight/contract/routes'
import { favoritesHref } from './favorites-href.ts'
import { footerWords } from './messages/site/footer.ts'
import { headerWords } from './messages/site/header.ts'
import { wordsIn } from './messages/words.ts'
import type { Screen } from './screen.ts'
import { titleIn } from './screen-titles/screen-titles.ts'
import type { RootData } from './session.ts'

type MenuSite = Pick<Site, 'id' | 'name' | 'publicUrl'>
type Menu = NonNullable<RootData['menu']>
type MenuLink = Menu[number]['links'][number]
type Listed =
  | 'blog'
  | 'whereto'
  | 'about'
  | 'press'
  | 'careers'
  | 'contact'
  | 'property-management'
  | 'real-estate'
  | 'renovate'

const linkTo = (id: Listed, language: string): MenuLink => {
  const { path, label } = routeById(id)
  return { path, label: titleIn(language, label) }
}

/** The header when the team wrote none, or when it could not be loaded. */
export const builtInHeader = (language: string, user: RootData['user']): RootData['header'] => {
  const words = wordsIn(headerWords, language)
  return [
    { path: '/book-a-property', label: words.homes },
    { path: favoritesHref, label: words.favorites },
    ...(user ? [] : [{ path: '/owners/signup', label: words.listYourHome }]),
  ]
}

/** Portals that use the public site's frame. */
const siteFramed: readonly (Screen['portal'] | undefined)[] = ['frontEnd', 'travelers', 'account']

/**
 * The header and the footer columns: as the team wrote them, otherwise the built-in header and the existing pages;
 * empty ones are omitted.
 */
export const contentMenus = async (
  api: Client,
  screen: Screen | null,
  { site, language }: { site: MenuSite; language: string },
): Promise<{ header?: RootData['header']; menu: Menu }> => {
  if (!siteFramed.includes(screen?.portal) || screen?.isWidget) return { menu: [] }
  const query = { brand: site.id, ...(isLanguage(language) && { language }) }
  const answer = await api(contentAvailable, { query })
  if (!answer.ok) return { menu: [] }
  const { header } = answer.results
  const menu = screen?.portal === 'frontEnd' ? footerMenu(answer.results, { site, language }) : []
  return { ...(header && { header }), menu }
}

const footerMenu = (
  { kinds, pages, guide, footer }: ResultsOf<typeof contentAvailable>,
  { site, language }: { site: MenuSite; language: string },
): Menu => {
  const words = wordsIn(footerWords, language)
  // Not a router page: uses a full address.
  const privacy = { path: `${site.publicUrl}/privacy-choices`, label: words.privacyChoices }
  if (footer)
    return footer.map((column, at) =>
      at === footer.length - 1 ? { ...column, links: [...column.links, privacy] } : column,
    )
  const has = (kind: (typeof kinds)[number]['kind']) => kinds.some((one) => one.kind === kind)
  return [
    {
      title: words.services,
      links: [
        { path: '/list-your-property', label: words.listYourHome },
        { path: '/property-analysis', label: words.estimate },
        ...(['property-management', 'real-estate', 'renovate'] as const).map((id) => linkTo(id, language)),
        { path: '/quiz/town-vibe', label: words.quiz },
      ],
    },
    {
      title: site.name,
      links: [
        ...(has('story') ? [linkTo('blog', language)] : []),
        ...(guide ? [{ path: '/hamptons-guide', label: guide }] : []),
        ...(has('destination') ? [linkTo('whereto', language)] : []),
        ...(pages.includes('about') ? [linkTo('about', language)] : []),
        ...(has('press') || pages.includes('press') ? [linkTo('press', language)] : []),
        ...(has('opening') ? [linkTo('careers', language)] : []),
        ...(has('collateral') ? [{ path: '/collateral/guests', label: words.brochures }] : []),
        linkTo('contact', language),
        privacy,
      ],
    },
  ]
}
