import './rich-text.css'
import { lazy, Suspense } from 'react'
import { Field, type FieldProps } from './field.tsx'
import type { RichTextRules } from './rich-text-rules.ts'

export type { RichTextRules } from './rich-text-rules.ts'

const RichTextBox = lazy(() => import('./rich-text-box.tsx'))

export type RichTextWords = {
  /** The label of the toolbar. */
  toolbar: string
  bold: string
  italic: string
  /** The labels of the headings, by level: "Heading", "Small heading". */
  headings: Readonly<Partial<Record<1 | 2 | 3 | 4 | 5 | 6, string>>>
  bullets: string
  numbers: string
  quote: string
  undo: string
  redo: string
  link: string
  linkUrl: string
  setLink: string
  removeLink: string
  close: string
}

export type RichTextEditorProps = Omit<FieldProps, 'label'> & {
  label: string
  /** HTML; an empty text if nothing was written. */
  value: string
  onChange: (html: string) => void
  /** The allowed HTML; the server accepts the same. */
  rules: RichTextRules
  /** The error message for a link's address. */
  linkProblemOf: (href: string) => string | undefined
  words: RichTextWords
  disabled?: boolean
}

/** Text with headings, lists, quotes, and links. Its code is loaded when it is first shown. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { label, aside, hint, error, className } = props
  return (
    <Field label={label} aside={aside} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="ui-rich" data-disabled={props.disabled || undefined}>
          <Suspense fallback={<div className="ui-rich-waits" aria-busy="true" />}>
            <RichTextBox {...props} control={control} />
          </Suspense>
        </div>
      )}
    </Field>
  )
}
