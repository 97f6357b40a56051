import type { Language } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { type MouseEvent, useEffect } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { keepLanguage } from '#app/lib/language.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { useLanguage } from '#app/lib/spoken.ts'

/** Each in its own language: whoever looks for his cannot read the others. */
const names: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' }
const choices = Object.entries(names) as [Language, string][]

/** A user's language goes to his account, a visitor's stays with the browser. */
const useChange = () => {
  const words = useWords(shellWords)
  const user = useUser()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const keep = async (language: Language): Promise<boolean> => {
    keepLanguage(language)
    if (!user) return true
    const { rememberLanguage } = await import('./remember-language.ts')
    return rememberLanguage(language)
  }
  return async (language: Language) => {
    if (!(await keep(language))) return toast({ type: 'danger', title: words.error, message: words.couldNotComplete })
    const query = new URLSearchParams(search)
    if (!query.has('language')) return revalidate()
    query.delete('language')
    return navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true })
  }
}

/** The languages as links, which work without scripts and lead search engines; with scripts the page stays as it is. */
export const LanguageChoice = () => {
  const { search } = useLocation()
  const spoken = useLanguage()
  const change = useChange()
  const asked = new URLSearchParams(search).get('language')
  useEffect(() => {
    if (asked === spoken) keepLanguage(asked as Language)
  }, [asked, spoken])
  const hrefOf = (language: Language) => {
    const query = new URLSearchParams(search)
    query.set('language', language)
    return `?${query}`
  }
  const choose = (language: Language) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void change(language)
  }
  return (
    <ul className="language-choice">
      {choices.map(([language, name]) => (
        <li key={language}>
          <a
            href={hrefOf(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === spoken ? 'true' : undefined}
            onClick={choose(language)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
