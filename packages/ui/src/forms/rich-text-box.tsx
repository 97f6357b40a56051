import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { extensionsFor } from './rich-text-setup.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

const attributesOf = (label: string, control: Control): Record<string, string> => ({
  id: control.id,
  class: 'ui-rich-text',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
  ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
})

const RichTextBox = (props: RichTextEditorProps & { control: Control }) => {
  const { label, value, onChange, rules, linkProblemOf, words, disabled = false, control } = props
  const reported = useRef(value)
  const editor = useEditor({
    extensions: extensionsFor(rules, (href) => linkProblemOf(href) === undefined),
    content: value,
    editable: !disabled,
    // Styled by the kit's own style sheet; a page may forbid styles from scripts.
    injectCSS: false,
    immediatelyRender: false,
    // The tools show what is active at the cursor.
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: written }) => {
      reported.current = written.isEmpty ? '' : written.getHTML()
      onChange(reported.current)
    },
  })
  const { id, 'aria-invalid': invalid, 'aria-describedby': described } = control

  useEffect(() => {
    const attributes = attributesOf(label, { id, 'aria-invalid': invalid, 'aria-describedby': described })
    editor?.setOptions({ editable: !disabled, editorProps: { attributes } })
  }, [editor, label, id, invalid, described, disabled])

  // A text set from outside replaces the content; the editor's own value comes back and is ignored.
  useEffect(() => {
    if (!editor || value === reported.current) return
    reported.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  if (!editor) return <div className="ui-rich-waits" aria-busy="true" />
  return (
    <>
      <RichTextToolbar editor={editor} rules={rules} words={words} linkProblemOf={linkProblemOf} disabled={disabled} />
      <EditorContent editor={editor} />
    </>
  )
}

// React.lazy asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default RichTextBox
