import '../staff.css'
import './content.css'
import { type ContentSettings, contentSettings, languages, setContentSettings } from '@porchlight/contract'
import { Button, PageHead, TextArea, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/settings'
import { slugOf } from './blank.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(contentSettings))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Names = ContentSettings['topics'][number]['names']

/** A name in every language. */
const NamesFields = ({ names, label, onChange }: { names: Names; label: string; onChange: (names: Names) => void }) => {
  const words = useWords(staffContentWords)
  return (
    <div className="content-names">
      {languages.map((language) => (
        <TextField
          key={language}
          label={`${label} · ${words.languages[language]}`}
          maxLength={60}
          value={names[language] ?? ''}
          onChange={(text) => {
            const { [language]: _, ...others } = names
            onChange(text.trim() === '' ? others : { ...names, [language]: text })
          }}
        />
      ))}
    </div>
  )
}

const replaced = <T,>(list: readonly T[], at: number, change: Partial<T>): T[] =>
  list.map((one, place) => (place === at ? { ...one, ...change } : one))

type Footer = NonNullable<ContentSettings['footer']>

const ColumnFields = ({ column, onChange }: { column: Footer[number]; onChange: (column: Footer[number]) => void }) => {
  const words = useWords(staffContentWords)
  const { names, links } = column
  const setLinks = (next: Footer[number]['links']) => onChange({ ...column, links: next })
  return (
    <>
      <NamesFields names={names} label={words.footerColumn} onChange={(next) => onChange({ ...column, names: next })} />
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new link has no address yet
        <div key={at} className="content-settings">
          <TextField
            label={words.footerLink}
            value={link.href}
            maxLength={500}
            placeholder="/about"
            onChange={(to) => setLinks(replaced(links, at, { href: to }))}
          />
          <NamesFields
            names={link.names}
            label={words.name}
            onChange={(next) => setLinks(replaced(links, at, { names: next }))}
          />
          <Button size="small" look="bare" onClick={() => setLinks(links.filter((_, place) => place !== at))}>
            {words.remove}
          </Button>
        </div>
      ))}
      {links.length < 12 && (
        <Button size="small" icon="plus" onClick={() => setLinks([...links, { href: '', names: {} }])}>
          {words.addFooterLink}
        </Button>
      )}
    </>
  )
}

/** The footer of public pages: made of the pages there are, or written here. */
const FooterFields = ({
  footer,
  onChange,
}: {
  footer: ContentSettings['footer']
  onChange: (footer: ContentSettings['footer']) => void
}) => {
  const words = useWords(staffContentWords)
  const columns = footer ?? []
  return (
    <section className="content-settings">
      <h2 className="t-h3">{words.footer}</h2>
      <p className="muted">{footer ? words.footerHint : words.footerAutomatic}</p>
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new column has no name yet
        <fieldset key={at}>
          <legend data-content>{column.names.en ?? ''}</legend>
          <ColumnFields column={column} onChange={(next) => onChange(replaced(columns, at, next))} />
          <Button size="small" look="bare" onClick={() => onChange(columns.filter((_, place) => place !== at))}>
            {words.removeColumn}
          </Button>
        </fieldset>
      ))}
      {columns.length < 3 && (
        <Button
          size="small"
          icon="plus"
          onClick={() => onChange([...columns, { names: {}, links: [{ href: '', names: {} }] }])}
        >
          {words.addColumn}
        </Button>
      )}
      {footer && (
        <Button size="small" look="bare" onClick={() => onChange(null)}>
          {words.footerReset}
        </Button>
      )}
    </section>
  )
}

/** `/staff/content/settings`: topics, authors, the company's own audience for brochures, and the footer. */
export default function ContentSettingsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(staffContentWords)
  const [settings, setSettings] = useState<ContentSettings>(loaderData)
  const [busy, setBusy] = useState(false)
  const { topics, authors, ownAudience } = settings
  const set = (change: Partial<ContentSettings>) => setSettings({ ...settings, ...change })
  const save = async () => {
    setBusy(true)
    const answer = await api(setContentSettings, { body: settings })
    setBusy(false)
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    setSettings(answer.results)
    toast({ type: 'success', message: words.saved })
  }
  return (
    <>
      <PageHead title={words.settings} lead={words.settingsLead} />
      <section className="content-settings">
        <h2 className="t-h3">{words.topics}</h2>
        {topics.map((topic, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new topic has no name yet
          <fieldset key={at}>
            <legend data-content>{topic.names.en ?? topic.slug}</legend>
            <NamesFields
              names={topic.names}
              label={words.name}
              onChange={(names) =>
                set({ topics: replaced(topics, at, { names, slug: topic.slug || slugOf(names.en ?? '') }) })
              }
            />
            <TextField
              label={words.slug}
              value={topic.slug}
              maxLength={80}
              onChange={(slug) => set({ topics: replaced(topics, at, { slug }) })}
            />
            <Button size="small" look="bare" onClick={() => set({ topics: topics.filter((_, place) => place !== at) })}>
              {words.remove}
            </Button>
          </fieldset>
        ))}
        <Button
          size="small"
          icon="plus"
          onClick={() => set({ topics: [...topics, { slug: '', names: {}, position: topics.length + 1 }] })}
        >
          {words.addTopic}
        </Button>
      </section>
      <section className="content-settings">
        <h2 className="t-h3">{words.authors}</h2>
        {authors.map((author, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new author has no name yet
          <fieldset key={at}>
            <legend data-content>{author.name}</legend>
            <TextField
              label={words.name}
              value={author.name}
              maxLength={80}
              onChange={(name) => set({ authors: replaced(authors, at, { name, slug: author.slug || slugOf(name) }) })}
            />
            {languages.map((language) => (
              <TextArea
                key={language}
                rows={2}
                label={`${words.aboutAuthor} · ${words.languages[language]}`}
                maxLength={600}
                value={author.about[language] ?? ''}
                onChange={(text) =>
                  set({ authors: replaced(authors, at, { about: { ...author.about, [language]: text } }) })
                }
              />
            ))}
            <Button
              size="small"
              look="bare"
              onClick={() => set({ authors: authors.filter((_, place) => place !== at) })}
            >
              {words.remove}
            </Button>
          </fieldset>
        ))}
        <Button
          size="small"
          icon="plus"
          onClick={() => set({ authors: [...authors, { slug: '', name: '', roles: {}, about: {}, portraitId: null }] })}
        >
          {words.addAuthor}
        </Button>
      </section>
      <section className="content-settings">
        <h2 className="t-h3">{words.ownAudience}</h2>
        <p className="muted">{words.ownAudienceHint}</p>
        <TextField
          label={words.slug}
          value={ownAudience?.slug ?? ''}
          maxLength={80}
          onChange={(slug) =>
            set({ ownAudience: slug.trim() === '' ? null : { slug: slug.trim(), names: ownAudience?.names ?? {} } })
          }
        />
        {ownAudience && (
          <NamesFields
            names={ownAudience.names}
            label={words.name}
            onChange={(names) => set({ ownAudience: { ...ownAudience, names } })}
          />
        )}
      </section>
      <FooterFields footer={settings.footer} onChange={(footer) => set({ footer })} />
      <div className="staff-acts">
        <Button look="primary" busy={busy} onClick={save}>
          {words.save}
        </Button>
      </div>
    </>
  )
}
