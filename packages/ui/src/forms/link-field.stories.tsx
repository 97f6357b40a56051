import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { linkEmpty, linkProblem } from '../../../contract/src/index.ts'
import { LinkField } from './link-field.tsx'

const words = { empty: linkEmpty, scheme: 'A link begins with https://, mailto:, tel: or /.' }

const meta = {
  title: 'Forms/Link field',
  component: LinkField,
  args: {
    label: 'Link URL',
    value: '',
    onChange: () => {},
    problemOf: (text) => {
      const problem = linkProblem(text)
      return problem && words[problem]
    },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <LinkField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof LinkField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'https://example.com/the-porch' } }
export const WithHint: Story = { args: { hint: 'One of our own pages may begin with a slash.', value: '/terms' } }
export const Invalid: Story = { args: { error: linkEmpty } }
export const Disabled: Story = { args: { value: 'https://example.com', disabled: true } }
export const Long: Story = { args: { value: `https://example.com/${'a-long-way-down-the-lane/'.repeat(8)}` } }
