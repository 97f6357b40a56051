import type { Editor } from '@tiptap/react'
import type { MouseEvent } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { Icon } from '../foundation/icon.tsx'
import { RichTextLink } from './rich-text-link.tsx'
import { hasLinks } from './rich-text-rules.ts'
import { keepWriting, type Tool, type ToolbarProps, toolsOf } from './rich-text-tools.ts'

const ToolButton = ({ tool, editor, disabled }: { tool: Tool; editor: Editor; disabled: boolean }) => {
  const still = disabled || !tool.canRun
  const press = (event: MouseEvent) => {
    if (still) return
    // A key press here leaves the focus in the toolbar; a click returns it to the text.
    const byPointer = event.detail > 0
    tool.run(byPointer ? editor.chain().focus() : editor.chain()).run()
  }
  return (
    <button
      type="button"
      className="ui-rich-tool"
      aria-label={tool.label}
      title={tool.label}
      aria-pressed={tool.isOn}
      aria-disabled={still || undefined}
      onMouseDown={keepWriting}
      onClick={press}
    >
      <Icon name={tool.icon} size={20} />
    </button>
  )
}

/** One tab stop before the text; arrows move inside. */
export const RichTextToolbar = ({ editor, rules, words, linkProblemOf, disabled }: ToolbarProps) => {
  const [marks, headings, blocks, steps] = toolsOf(editor, rules, words)
  const buttons = (tools: Tool[] = []) =>
    tools.length > 0 && (
      <span className="ui-rich-tools">
        {tools.map((tool) => (
          <ToolButton key={tool.key} tool={tool} editor={editor} disabled={disabled} />
        ))}
      </span>
    )
  return (
    <Toolbar className="ui-rich-bar" aria-label={words.toolbar}>
      {buttons(marks)}
      {buttons(headings)}
      {buttons(blocks)}
      {hasLinks(rules) && (
        <span className="ui-rich-tools">
          <RichTextLink editor={editor} words={words} linkProblemOf={linkProblemOf} disabled={disabled} />
        </span>
      )}
      {buttons(steps)}
    </Toolbar>
  )
}
