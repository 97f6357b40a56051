import { type Client, contentAvailable, isLanguage } from '@porchlight/contract'
import { routeById } from '@porchlight/contract/routes'
import type { Screen } from './screen.ts'
import { titleIn } from './screen-titles/screen-titles.ts'

/** A link of the footer. */
export type MenuLink = { path: string; label: string }

const linkTo = (id: 'blog' | 'whereto' | 'about' | 'press' | 'careers' | 'contact', language: string): MenuLink => {
  const { path, label } = routeById(id)
  return { path, label: titleIn(language, label) }
}

/** Pages the team writes, for the footer of public pages; what is empty is left out. */
export const contentMenu = async (api: Client, screen: Screen | null, language: string): Promise<MenuLink[]> => {
  if (screen?.portal !== 'frontEnd' || screen.isWidget) return []
  const answer = await api(contentAvailable, { query: isLanguage(language) ? { language } : {} })
  if (!answer.ok) return []
  const { kinds, pages, guide } = answer.results
  const has = (kind: (typeof kinds)[number]['kind']) => kinds.some((one) => one.kind === kind)
  return [
    ...(has('story') ? [linkTo('blog', language)] : []),
    ...(guide ? [{ path: '/hamptons-guide', label: guide }] : []),
    ...(has('destination') ? [linkTo('whereto', language)] : []),
    ...(pages.includes('about') ? [linkTo('about', language)] : []),
    ...(has('press') || pages.includes('press') ? [linkTo('press', language)] : []),
    ...(has('opening') ? [linkTo('careers', language)] : []),
    linkTo('contact', language),
  ]
}
