import type { ChainedCommands, Editor } from '@tiptap/react'
import type { MouseEvent } from 'react'
import type { IconName } from '../foundation/icon.tsx'
import type { RichTextEditorProps, RichTextWords } from './rich-text-editor.tsx'
import { headingsOf, partsOf, type RichTextPart, type RichTextRules } from './rich-text-rules.ts'

export type Tool = {
  key: string
  icon: IconName
  label: string
  /** Whether it is active at the cursor; undefined for a one-time action. */
  isOn?: boolean
  canRun: boolean
  run: (writing: ChainedCommands) => ChainedCommands
}

export type ToolbarProps = Pick<RichTextEditorProps, 'rules' | 'words' | 'linkProblemOf'> & {
  editor: Editor
  disabled: boolean
}

/** The text keeps its focus and selection when a button is pressed. */
export const keepWriting = (event: MouseEvent) => event.preventDefault()

type Switch = [part: RichTextPart, icon: IconName, label: string, run: Tool['run']]

/** The tools the rules allow, grouped. */
export const toolsOf = (editor: Editor, rules: RichTextRules, words: RichTextWords): Tool[][] => {
  const parts = partsOf(rules)
  const switches = (...all: Switch[]): Tool[] =>
    all
      .filter(([part]) => parts.has(part))
      .map(([part, icon, label, run]) => ({ key: part, icon, label, isOn: editor.isActive(part), canRun: true, run }))
  const headings = headingsOf(rules).map(
    (level, at): Tool => ({
      key: `heading-${level}`,
      icon: at === 0 ? 'heading-large' : 'heading-small',
      label: words.headings[level] ?? `${level}`,
      isOn: editor.isActive('heading', { level }),
      canRun: true,
      run: (writing) => writing.toggleHeading({ level }),
    }),
  )
  return [
    switches(
      ['bold', 'bold', words.bold, (writing) => writing.toggleBold()],
      ['italic', 'italic', words.italic, (writing) => writing.toggleItalic()],
    ),
    headings,
    switches(
      ['bulletList', 'list', words.bullets, (writing) => writing.toggleBulletList()],
      ['orderedList', 'list-numbered', words.numbers, (writing) => writing.toggleOrderedList()],
      ['blockquote', 'quote', words.quote, (writing) => writing.toggleBlockquote()],
    ),
    [
      { key: 'undo', icon: 'undo', label: words.undo, canRun: editor.can().undo(), run: (writing) => writing.undo() },
      { key: 'redo', icon: 'redo', label: words.redo, canRun: editor.can().redo(), run: (writing) => writing.redo() },
    ],
  ]
}
