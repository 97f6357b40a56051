import '../staff.css'
import './content.css'
import { type ContentSettingsNow, contentSettings, languages, setContentSettings } from '@porchlight/contract'
import { Button, Disclosure, PageHead, TextArea, TextField, toast } from '@porchlight/ui'
import { type ReactNode, useState } from 'react'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/settings'
import { slugOf } from './blank.ts'
import { FooterFields, HeaderFields } from './menu-fields.tsx'
import { NamesFields, replaced } from './names-fields.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(contentSettings))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** An entry with many fields opens when edited; a newly added one is open. */
const Entry = ({ title, isNew, children }: { title: string; isNew: boolean; children: ReactNode }) => {
  const [open] = useState(isNew)
  return (
    <Disclosure className="content-entry" summary={<span data-content>{title}</span>} open={open}>
      {children}
    </Disclosure>
  )
}

/** `/staff/content/settings`: topics, authors, the company's own audience for brochures, and the menus. */
export default function ContentSettingsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(staffContentWords)
  const [settings, setSettings] = useState<ContentSettingsNow>(loaderData)
  const [busy, setBusy] = useState(false)
  const { topics, authors, ownAudience } = settings
  const set = (change: Partial<ContentSettingsNow>) => setSettings({ ...settings, ...change })
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
          <Entry key={at} title={topic.names.en || topic.slug || words.newTopic} isNew={topic.slug === ''}>
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
          </Entry>
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
          <Entry key={at} title={author.name || words.newAuthor} isNew={author.slug === ''}>
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
          </Entry>
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
      <HeaderFields menus={settings.header} brands={settings.brands} onChange={(header) => set({ header })} />
      <FooterFields footer={settings.footer} onChange={(footer) => set({ footer })} />
      <div className="staff-acts content-settings-save">
        <Button look="primary" busy={busy} onClick={save}>
          {words.saveChanges}
        </Button>
      </div>
    </>
  )
}
