import { type ContentMenus, type ContentSettingsNow, type Language, languageFor, languages } from '@porchlight/contract'
import { Chip, Wordmark } from '@porchlight/ui'
import { useState } from 'react'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'

type Names = Partial<Record<Language, string>>

/** As readers of a language see it: in theirs, else in English, else in the first available. */
const nameFor = (names: Names, language: Language): string => {
  const found = languageFor(Object.keys(names) as Language[], language)
  return (found && names[found]) || '…'
}

/** The header and footer with the edits, before they are saved. */
export const MenuPreview = ({ menus, brands }: { menus: ContentMenus; brands: ContentSettingsNow['brands'] }) => {
  const words = useWords(staffContentWords)
  const { name } = useSite()
  const [language, setLanguage] = useState<Language>('en')
  const headers = menus.header.length > 0 ? menus.header : [{ brandId: null, links: [] }]
  return (
    <section className="content-settings menu-preview" aria-label={words.menuPreview}>
      <h2 className="t-h3">{words.menuPreview}</h2>
      <p className="muted">{words.menuPreviewHint}</p>
      <fieldset className="content-languages" aria-label={words.language}>
        {languages.map((one) => (
          <Chip key={one} on={one === language} removable={false} onChange={() => setLanguage(one)}>
            {words.languages[one]}
          </Chip>
        ))}
      </fieldset>
      <div className="menu-preview-page" data-content inert>
        {headers.map(({ brandId, links }) => (
          <div key={brandId ?? ''} className="menu-preview-header">
            <Wordmark name={brands.find(({ id }) => id === brandId)?.name ?? name} />
            <span className="menu-preview-links">
              {links.length === 0 && <small className="muted">{words.builtIn}</small>}
              {links.map((link, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a new link has no address yet
                <b key={at}>{nameFor(link.names, language)}</b>
              ))}
            </span>
          </div>
        ))}
        <div className="menu-preview-footer">
          {!menus.footer && <small className="muted">{words.builtIn}</small>}
          {menus.footer?.map((column, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a new column has no name yet
            <div key={place}>
              <b>{nameFor(column.names, language)}</b>
              {column.links.map((link, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a new link has no address yet
                <span key={at}>{nameFor(link.names, language)}</span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
