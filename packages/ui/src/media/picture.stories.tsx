import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from './picture.tsx'
import { storyPictures, storyRenditions } from './story-pictures.ts'

const [hero, evening] = storyPictures
if (!hero || !evening) throw new Error('the workbench has no pictures')

const meta = {
  title: 'Media/Picture',
  component: Picture,
  args: { image: hero, sizes: '640px', ratio: '3 / 2', ...storyRenditions },
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <Picture {...args} />
    </div>
  ),
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}
export const Eager: Story = { args: { eager: true } }
export const WithEvening: Story = { args: { evening } }
export const Portrait: Story = { args: { ratio: '3 / 4', focus: '62% 50%' } }
export const Contained: Story = { args: { ratio: '1', fit: 'contain' } }
export const Silent: Story = { args: { silent: true } }
export const Failed: Story = { args: { image: { ...hero, src: '/no-such-picture.avif' } } }
export const FailedWithWords: Story = {
  args: { image: { ...hero, src: '/no-such-picture.avif' }, fallback: <span>No picture yet</span> },
}
/** Waits below the viewport until it is 100 px away. */
export const BelowTheView: Story = {
  render: (args) => (
    <div style={{ maxWidth: 640, paddingTop: 3000 }}>
      <Picture {...args} />
    </div>
  ),
}
