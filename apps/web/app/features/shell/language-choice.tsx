import type { Language } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { type MouseEvent, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLanguage } from '#app/lib/language-context.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'

/** Each name in its own language, so everyone can find theirs. */
const names: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' }

const param = 'language'

/** Languages as links, for search engines and without JavaScript; with JavaScript, the scroll position stays. */
export const LanguageChoice = () => {
  const words = useWords(shellWords)
  const [search] = useSearchParams()
  const spoken = useLanguage()
  const isUser = useUser() !== null
  const navigate = useNavigate()
  const requested = search.get(param)
  const keep = async (language: string) =>
    (await import('./change-language.ts')).chooseLanguage(language as Language, isUser)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address's value is applied once
  useEffect(() => {
    if (requested === spoken && !isUser) void keep(spoken)
  }, [requested, spoken, isUser])

  const addressIn = (language?: string) => {
    const query = new URLSearchParams(search)
    if (language) query.set(param, language)
    else query.delete(param)
    return `?${query}`
  }
  const choose = async (language: string) => {
    if (!(await keep(language))) toast({ type: 'danger', title: words.error, message: words.couldNotComplete })
    else await navigate({ search: addressIn() }, { replace: true, preventScrollReset: true })
  }
  return (
    <ul className="language-choice">
      {Object.entries(names).map(([language, name]) => (
        <li key={language}>
          <a
            href={addressIn(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === spoken || undefined}
            onClick={(event: MouseEvent) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              void choose(language)
            }}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
