import { type Client, contentAvailable, isLanguage, type Site } from '@porchlight/contract'
import { routeById } from '@porchlight/contract/routes'
import { footerWords } from './messages/site/footer.ts'
import { wordsIn } from './messages/words.ts'
import type { Screen } from './screen.ts'
import { titleIn } from './screen-titles/screen-titles.ts'
import type { RootData } from './session.ts'

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

/** Columns of the footer of public pages: as the team wrote them, else the pages there are; what is empty is left out. */
export const contentMenu = async (
  api: Client,
  screen: Screen | null,
  { site, language }: { site: Pick<Site, 'name' | 'publicUrl'>; language: string },
): Promise<Menu> => {
  if (screen?.portal !== 'frontEnd' || screen.isWidget) return []
  const answer = await api(contentAvailable, { query: isLanguage(language) ? { language } : {} })
  if (!answer.ok) return []
  const { kinds, pages, guide, footer } = answer.results
  const words = wordsIn(footerWords, language)
  // Not a page of the router: a full address leaves it.
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
