import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DocumentView, type DocumentViewProps } from './document-view.tsx'

const clause = '<p>The home is as it was described to you. If something is not, tell us within 24 hours.</p>'
const html = `<h2>1. The home</h2>${clause.repeat(4)}<h2>2. Rules</h2><ul><li>No diving</li><li>Gates stay shut</li></ul>
<table><tbody><tr><th scope="row">Total</th><td>$8,532.63</td></tr></tbody></table>
<p>See the <a href="/terms/privacy-policy">Privacy Policy</a>.</p>${clause.repeat(8)}`

const meta = {
  title: 'Display/DocumentView',
  component: DocumentView,
  args: {
    height: 'normal',
    state: { kind: 'text', title: 'Pool policy', html, printNote: 'Wording 1' },
    onTryAgain: () => {},
    words: {
      loading: 'The document is being fetched',
      print: 'Print',
      newTab: 'Open in new tab',
      tryAgain: 'Try Again',
      label: (title) => `Text of: ${title}`,
    },
  },
} satisfies Meta<typeof DocumentView>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}
export const Small: Story = { args: { height: 'small' } }
export const Large: Story = { args: { height: 'large' } }
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const File: Story = { args: { state: { kind: 'file', title: 'Pool policy', url: '/pool-policy.html' } } }

const Failing = (args: DocumentViewProps) => {
  const [state, setState] = useState(args.state)
  const again = () => setState({ kind: 'text', title: 'Pool policy', html })
  return <DocumentView {...args} state={state} onTryAgain={again} />
}
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'The document could not be fetched.' } },
  render: (args) => <Failing {...args} />,
}
export const WithAnother: Story = {
  args: {
    height: 'small',
    children: <p>Some properties need a separate booking agreement.</p>,
  },
}
