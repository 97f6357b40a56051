import '../staff.css'
import './content.css'
import { type ContentMenus, type ContentSettingsNow, contentSettings, setContentSettings } from '@porchlight/contract'
import { Button, PageHead, SaveButton, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useUnsaved } from '#app/lib/leave-guard.ts'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/settings'
import { AuthorsFields } from './authors-fields.tsx'
import { slugOf } from './blank.ts'
import { Entry } from './entry.tsx'
import { FooterFields, HeaderFields } from './menu-fields.tsx'
import { MenuPreview } from './menu-preview.tsx'
import { MenuVersions } from './menu-versions.tsx'
import { NamesFields, replaced } from './names-fields.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(contentSettings))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/content/settings`: topics, authors, the company's own audience for brochures, and the menus. */
export default function ContentSettingsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(staffContentWords)
  const [settings, setSettings] = useState<ContentSettingsNow>(loaderData)
  const [stored, setStored] = useState<ContentSettingsNow>(loaderData)
  const [busy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { topics, ownAudience } = settings
  const set = (change: Partial<ContentSettingsNow>) => setSettings((now) => ({ ...now, ...change }))
  const unsaved = JSON.stringify(settings) !== JSON.stringify(stored)
  useUnsaved(unsaved)
  const save = async (body: ContentSettingsNow, { header, footer }: ContentMenus) => {
    setBusy(true)
    const answer = await api(setContentSettings, { body })
    setBusy(false)
    setFailed(!answer.ok)
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    const { results } = answer
    setSettings(results)
    setStored(results)
    // Only the menus go back, under the version that was just made.
    const undo = () => void save({ ...results, header, footer }, results)
    const isMoved = JSON.stringify([header, footer]) !== JSON.stringify([results.header, results.footer])
    toast({
      type: 'success',
      message: isMoved ? words.menusLive : words.saved,
      ...(isMoved && { action: { label: words.undo, onPress: undo } }),
    })
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
      <AuthorsFields settings={settings} onChange={set} />
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
      <MenuPreview menus={settings} brands={settings.brands} />
      <MenuVersions version={settings.version} onTake={set} />
      <div className="staff-acts content-settings-save">
        <SaveButton
          state={busy ? 'saving' : !unsaved ? 'saved' : hasFailed ? 'failed' : 'dirty'}
          words={{
            save: words.saveChanges,
            dirty: words.unsaved,
            saving: words.saving,
            saved: words.allSaved,
            failed: words.notSaved,
          }}
          onClick={() => unsaved && void save(settings, stored)}
        />
      </div>
    </>
  )
}
