import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { linkEmpty, linkProblem, richText } from '../../../contract/src/index.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

const said = { empty: linkEmpty, scheme: 'A link begins with https://, mailto:, tel: or /.' }

const guide = [
  '<h2>Arriving after dark</h2>',
  '<p>The porch lamp comes on <strong>at sunset</strong>. The key is <em>where we said</em>.</p>',
  '<h3>Before you sleep</h3>',
  '<ul><li><p>Close the gate to the beach</p></li><li><p>Leave the hall light burning</p></li></ul>',
  '<blockquote><p>We have never once locked the pantry.</p></blockquote>',
  '<p>More in the <a href="/house-guide">house guide</a>.</p>',
].join('')

const meta = {
  title: 'Forms/Rich text editor',
  component: RichTextEditor,
  args: {
    label: 'Welcome letter',
    value: '',
    onChange: () => {},
    rules: richText,
    linkProblemOf: (href) => {
      const problem = linkProblem(href)
      return problem && said[problem]
    },
    words: {
      toolbar: 'Formatting',
      bold: 'Bold',
      italic: 'Italic',
      headings: { 2: 'Heading', 3: 'Small heading' },
      bullets: 'List with dots',
      numbers: 'List with numbers',
      quote: 'Quotation',
      undo: 'Undo',
      redo: 'Redo',
      link: 'Link',
      linkUrl: 'Link URL',
      setLink: 'Set the link',
      removeLink: 'Remove it',
      close: 'Close',
    },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 720 }}>
        <RichTextEditor {...args} value={value} onChange={setValue} />
        <output hidden>{value}</output>
        <button type="button" className="inline-link t-small" onClick={() => setValue('<p>Another message</p>')}>
          Another message
        </button>
      </div>
    )
  },
} satisfies Meta<typeof RichTextEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: 'Guests read it the day before they arrive.' } }
export const Filled: Story = { args: { value: guide } }
export const FewRules: Story = {
  args: { rules: { elements: ['p', 'strong', 'em'], attributes: {} }, value: '<p>Only <strong>bold</strong></p>' },
}
export const Invalid: Story = { args: { value: '<p>Hi</p>', error: 'Please write at least a sentence.' } }
export const Disabled: Story = { args: { value: guide, disabled: true, hint: 'A sold home’s guide is read-only.' } }
export const Long: Story = { args: { value: guide.repeat(6) } }
