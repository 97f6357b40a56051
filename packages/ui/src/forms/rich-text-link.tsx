import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Icon } from '../foundation/icon.tsx'
import { Popover } from '../overlays/popover.tsx'
import { LinkField } from './link-field.tsx'
import { keepWriting, type ToolbarProps } from './rich-text-tools.ts'

/** Links the selection, replaces the link at the cursor, or inserts the address itself if nothing is selected. */
const setLink = (editor: Editor, href: string) => {
  const writing = editor.chain().extendMarkRange('link')
  const marks = [{ type: 'link', attrs: { href } }]
  const isBare = editor.state.selection.empty && !editor.isActive('link')
  if (isBare) writing.insertContent({ type: 'text', text: href, marks }).run()
  else writing.setMark('link', { href }).run()
}

/** The button for links, and the panel for entering their address. */
export const RichTextLink = ({ editor, words, linkProblemOf, disabled }: Omit<ToolbarProps, 'rules'>) => {
  const [open, setOpen] = useState(false)
  const [href, setHref] = useState('')
  const [tried, setTried] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isOn = editor.isActive('link')

  const show = () => {
    setHref(String(editor.getAttributes('link').href ?? ''))
    setTried(false)
    setOpen(true)
  }
  const apply = () => {
    setTried(true)
    if (linkProblemOf(href)) return
    setLink(editor, href.trim())
    setOpen(false)
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run()
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // It must not submit the form around the editor.
    event.preventDefault()
    apply()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="ui-rich-tool"
        aria-label={words.link}
        title={words.link}
        aria-pressed={isOn}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-disabled={disabled || undefined}
        onMouseDown={keepWriting}
        onClick={() => disabled || show()}
      >
        <Icon name="link" size={20} />
      </button>
      <Popover open={open} onOpenChange={setOpen} anchor={opener} label={words.link} closeLabel={words.close}>
        <div className="ui-rich-link">
          <LinkField
            label={words.linkUrl}
            value={href}
            onChange={setHref}
            problemOf={linkProblemOf}
            error={tried ? linkProblemOf(href) : undefined}
            onKeyDown={onKeyDown}
            autoFocus
          />
          <div className="ui-rich-link-acts">
            <Button look="primary" size="small" onClick={apply}>
              {words.setLink}
            </Button>
            {isOn && (
              <Button look="link" size="small" onClick={remove}>
                {words.removeLink}
              </Button>
            )}
          </div>
        </div>
      </Popover>
    </>
  )
}
