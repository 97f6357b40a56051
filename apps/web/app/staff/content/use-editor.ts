import {
  type ContentDesk,
  type ContentDocument,
  type ContentFinding,
  type Language,
  renderContent,
} from '@porchlight/contract'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { type EditedDraft, type EditedText, emptyText, savable } from './blank.ts'

const settleMs = 600

export type Rendered = { document: ContentDocument; findings: ContentFinding[] }

/**
 * A preview of the edits, updated a moment after the last one. While they can't be rendered, the previous preview
 * stays.
 */
export const useRendered = (edited: EditedDraft, language: Language): Rendered | null => {
  const [rendered, setRendered] = useState<Rendered | null>(null)
  useEffect(() => {
    const draft = savable(edited)
    if (!draft) return
    let current = true
    const later = setTimeout(async () => {
      const answer = await api(renderContent, { body: { draft, language } })
      if (current && answer.ok) setRendered(answer.results)
    }, settleMs)
    return () => {
      current = false
      clearTimeout(later)
    }
  }, [edited, language])
  return rendered
}

/** The document being edited, one text at a time, in the selected language. */
export const useEdits = (start: EditedDraft) => {
  const [edited, setEdited] = useState(start)
  const [language, setLanguage] = useState<Language>('en')
  const text = edited.texts[language] ?? emptyText()
  const setText = (change: Partial<EditedText>) =>
    setEdited((now) => ({
      ...now,
      texts: { ...now.texts, [language]: { ...(now.texts[language] ?? emptyText()), ...change } },
    }))
  const set = (change: Partial<EditedDraft>) => setEdited((now) => ({ ...now, ...change }))
  return { edited, setEdited, set, language, setLanguage, text, setText }
}

export type Desk = ContentDesk
