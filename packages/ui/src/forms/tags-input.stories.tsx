import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TagsInput } from './tags-input.tsx'

const inUse = [
  { value: 'waterfront', label: 'waterfront', detail: 'on 14 homes' },
  { value: 'water sports', label: 'water sports', detail: 'on 6 homes' },
  { value: 'walk to town', label: 'walk to town', detail: 'on 21 homes' },
  { value: 'wheelchair', label: 'wheelchair', detail: 'on 3 homes' },
]
const colors: Record<string, string> = { maintenance: '2f5d7c', vip: 'd8902f' }
const find = async (text: string) => inUse.filter(({ label }) => label.startsWith(text.toLowerCase()))

const meta = {
  title: 'Forms/Tags input',
  component: TagsInput,
  args: {
    label: 'Tags',
    value: [],
    onChange: () => {},
    words: { add: 'Press Enter or comma to add a tag', remove: (tag) => `Remove ${tag}` },
    suggestWords: {
      looking: 'Looking for tags',
      none: 'A new tag: press Enter to add it',
      failed: 'Tags in use cannot be looked up now. Press Enter to add yours.',
    },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 460, minHeight: 300, paddingTop: 12 }}>
        <TagsInput {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof TagsInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Add a tag' } }
export const Filled: Story = { args: { value: ['waterfront', 'pool', 'near the village green'] } }
export const WithSuggestions: Story = { args: { value: ['pool'], suggest: find } }
export const SuggestionsFail: Story = { args: { suggest: () => Promise.reject(new Error('nobody answers')) } }
export const WithColors: Story = { args: { value: ['vip', 'maintenance', 'late'], colorOf: (tag) => colors[tag] } }
export const AtMostThree: Story = { args: { value: ['one', 'two'], most: 3, hint: 'Three tags at most.' } }
export const Many: Story = { args: { value: Array.from({ length: 24 }, (_, at) => `tag number ${at + 1}`) } }
export const Invalid: Story = { args: { error: 'Please add at least one tag.' } }
export const Disabled: Story = {
  args: { value: ['pool', 'dock'], disabled: true, hint: 'Set by the measuring visit.' },
}
