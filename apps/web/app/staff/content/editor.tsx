import './content.css'
import {
  type ContentDesk,
  type ContentSettings,
  collateralAudiences,
  createContent,
  languages,
  type Picture,
  saveContent,
} from '@porchlight/contract'
import { Button, Checkbox, Chip, SaveButton, Select, Tabs, TagsInput, TextArea, TextField, toast } from '@porchlight/ui'
import { useMemo, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { ContentBody } from '#app/features/content/content-body.tsx'
import { ListedHomes } from '#app/features/home-picture/listed-homes.tsx'
import { api } from '#app/lib/api.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useUnsaved } from '#app/lib/leave-guard.ts'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { draftOf, type EditedDraft, editedOf, savable, slugOf } from './blank.ts'
import { BlocksField } from './blocks-field.tsx'
import { FactsField } from './facts-field.tsx'
import { Findings } from './findings.tsx'
import { ImageField } from './image-field.tsx'
import { PicturesProvider } from './pictures.ts'
import { PublishPanel } from './publish-panel.tsx'
import { SeoPreview } from './seo-preview.tsx'
import { useEdits, useRendered } from './use-editor.ts'
import { Versions } from './versions.tsx'

type Props = { start: EditedDraft; desk: ContentDesk | null; settings: ContentSettings; today: string }

const usePictureStore = (desk: ContentDesk | null) => {
  const [chosen, setChosen] = useState<readonly Picture[]>([])
  const pictures = useMemo(
    () => new Map([...(desk?.resolved.pictures ?? []), ...chosen].map((picture) => [picture.id, picture])),
    [desk, chosen],
  )
  return { pictures, know: (picture: Picture) => setChosen((known) => [...known, picture]) }
}

/** Saving: missing fields are listed by name; someone else's newer version is never overwritten. */
const useSaving = (desk: ContentDesk | null, edited: EditedDraft, onSaved: (desk: ContentDesk) => void) => {
  const words = useWords(staffContentWords)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const refuse = (message: string) => {
    setFailed(true)
    toast({ type: 'danger', message })
  }
  const save = async () => {
    const draft = savable(edited)
    if (!draft) return refuse(words.incomplete)
    setBusy(true)
    setFailed(false)
    try {
      if (!desk) {
        const answer = await api(createContent, { body: { draft } })
        if (!answer.ok) return refuse(answer.error.message)
        toast({ type: 'success', message: words.saved })
        return navigate(href('/staff/content/:contentId', { contentId: String(answer.results.id) }), { replace: true })
      }
      const answer = await api(saveContent, { params: { id: desk.row.id }, body: { draft, base: desk.row.version } })
      if (!answer.ok) return refuse(answer.error.message)
      toast({ type: 'success', message: words.saved })
      onSaved(answer.results)
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, hasFailed }
}

/** Edits a document: fields and blocks on the left, the preview on the right. */
export const Editor = ({ start, desk: opened, settings, today }: Props) => {
  const words = useWords(staffContentWords)
  const [desk, setDesk] = useState(opened)
  const fields = useRef<HTMLDivElement>(null)
  const { edited, setEdited, set, language, setLanguage, text, setText } = useEdits(start)
  const [stored, setStored] = useState(() => JSON.stringify(draftOf(start)))
  const unsaved = JSON.stringify(draftOf(edited)) !== stored
  const rendered = useRendered(edited, language)
  const store = usePictureStore(desk)
  const cover = edited.coverId === null ? undefined : store.pictures.get(edited.coverId)
  const homeNames = useMemo(() => new Map(desk?.resolved.homes.map(({ id, name }) => [id, name]) ?? []), [desk])
  const take = (next: ContentDesk) => {
    setDesk(next)
    setStored(JSON.stringify(next.draft))
  }
  const { save, busy, hasFailed } = useSaving(desk, edited, (next) => {
    setDesk(next)
    setStored(JSON.stringify(draftOf(edited)))
  })
  useUnsaved(Boolean(desk) && unsaved)
  const { kind } = edited.facts
  const title = text.seoTitle || text.title
  const audiences = [
    ...collateralAudiences.map((slug) => ({ slug, name: words.audiences[slug] })),
    ...(settings.ownAudience ? [{ slug: settings.ownAudience.slug, name: settings.ownAudience.names.en ?? '' }] : []),
  ]
  return (
    <PicturesProvider value={store}>
      <div className="content-editor">
        <div className="content-fields" ref={fields}>
          <fieldset className="content-languages">
            <legend>{words.language}</legend>
            {languages.map((one) => (
              <Chip key={one} on={one === language} removable={false} onChange={() => setLanguage(one)}>
                {words.languages[one]}
                {!edited.texts[one] && ` · ${words.notWritten}`}
              </Chip>
            ))}
          </fieldset>
          {language !== 'en' && !edited.texts[language] && edited.texts.en && (
            <Button
              size="small"
              onClick={() => setEdited({ ...edited, texts: { ...edited.texts, [language]: edited.texts.en } })}
            >
              {words.startFromEnglish}
            </Button>
          )}
          <TextField
            label={words.title}
            required
            maxLength={140}
            value={text.title}
            onChange={(next) => {
              setText({ title: next })
              if (!desk && language === 'en' && kind !== 'guide') set({ slug: slugOf(next) })
            }}
          />
          <TextArea
            label={words.summary}
            hint={words.summaryHint}
            maxLength={300}
            rows={2}
            value={text.summary}
            onChange={(summary) => setText({ summary })}
          />
          <TextField
            label={words.slug}
            hint={desk?.row.publishedAt ? words.slugHint : undefined}
            required
            maxLength={80}
            autoCapitalize="none"
            value={edited.slug}
            onChange={(slug) => set({ slug })}
          />
          <div>
            <b>{words.cover}</b>
            <ImageField
              image={{ pictureId: edited.coverId ?? 0, alt: text.coverAlt, caption: text.coverCaption }}
              onChange={({ pictureId, alt, caption }) => {
                set({ coverId: pictureId > 0 ? pictureId : null })
                setText({ coverAlt: alt, coverCaption: caption })
              }}
              onRemove={edited.coverId === null ? undefined : () => set({ coverId: null })}
            />
          </div>
          <FactsField facts={edited.facts} today={today} audiences={audiences} onChange={(facts) => set({ facts })} />
          {kind === 'story' && (
            <>
              <fieldset className="content-topics">
                <legend>{words.topics}</legend>
                {settings.topics.map(({ slug, names }) => (
                  <Checkbox
                    key={slug}
                    label={<span data-content>{names[language] ?? names.en ?? slug}</span>}
                    checked={edited.topics.includes(slug)}
                    onChange={(checked) =>
                      set({
                        topics: checked ? [...edited.topics, slug] : edited.topics.filter((one) => one !== slug),
                      })
                    }
                  />
                ))}
              </fieldset>
              <Select
                label={words.author}
                emptyText={words.noAuthor}
                value={edited.author ?? ''}
                options={[
                  { value: '', label: words.noAuthor },
                  ...settings.authors.map(({ slug, name }) => ({ value: slug, label: name })),
                ]}
                onChange={(author) => set({ author: author === '' ? null : author })}
              />
              <TagsInput
                label={words.tags}
                value={edited.tags}
                most={12}
                words={{ add: words.addTag, remove: (tag) => words.removeTag({ tag }) }}
                onChange={(tags) => set({ tags })}
              />
            </>
          )}
          <BlocksField key={language} body={text.body} homeNames={homeNames} onChange={(body) => setText({ body })} />
          <fieldset className="content-seo-fields">
            <legend className="t-h3">{words.seo}</legend>
            <TextField
              label={words.seoTitleField}
              hint={words.seoTitleHint}
              maxLength={70}
              value={text.seoTitle}
              onChange={(seoTitle) => setText({ seoTitle })}
            />
            <TextArea
              label={words.seoDescription}
              rows={2}
              maxLength={200}
              value={text.seoDescription}
              onChange={(seoDescription) => setText({ seoDescription })}
            />
          </fieldset>
          <div className="content-save">
            <SaveButton
              state={busy ? 'saving' : !unsaved ? 'saved' : hasFailed ? 'failed' : 'dirty'}
              words={{
                save: words.save,
                dirty: words.unsaved,
                saving: words.saving,
                saved: words.allSaved,
                failed: words.notSaved,
              }}
              onClick={() => unsaved && !goToUnread(fields.current) && save()}
            />
          </div>
        </div>
        <div className="content-beside">
          {desk && <PublishPanel desk={desk} today={today} unsaved={unsaved} onMoved={take} />}
          <Findings findings={rendered?.findings ?? desk?.findings ?? []} />
          <Tabs
            label={words.beside}
            tabs={[
              {
                id: 'preview',
                label: words.preview,
                panel: (
                  <section className="content-live" aria-label={words.preview}>
                    {rendered ? (
                      <article className="content-live-page" lang={rendered.document.language} data-content inert>
                        <h1 className="t-h1">{rendered.document.title}</h1>
                        <p className="t-lead">{rendered.document.summary}</p>
                        <div className="content-column">
                          <ContentBody
                            body={rendered.document.body}
                            resolved={rendered.document.resolved}
                            homes={ListedHomes}
                          />
                        </div>
                      </article>
                    ) : (
                      <p className="muted">{words.previewWaits}</p>
                    )}
                  </section>
                ),
              },
              {
                id: 'elsewhere',
                label: words.seoTitle,
                panel: (
                  <SeoPreview
                    kind={kind}
                    slug={edited.slug}
                    title={title}
                    description={text.seoDescription || text.summary}
                    cover={cover}
                  />
                ),
              },
              ...(desk
                ? [
                    {
                      id: 'versions',
                      label: words.versions,
                      panel: (
                        <Versions
                          desk={desk}
                          unsaved={unsaved}
                          onRestored={(next) => {
                            take(next)
                            setEdited(editedOf(next.draft))
                          }}
                        />
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      </div>
    </PicturesProvider>
  )
}
