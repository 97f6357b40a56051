import type { Meta, StoryObj } from '@storybook/react-vite'
import { manyPictures, storyPictures, storyRenditions, viewerWords } from './story-pictures.ts'
import { VerticalGallery } from './vertical-gallery.tsx'

const meta = {
  title: 'Media/Vertical gallery',
  component: VerticalGallery,
  args: { images: storyPictures, words: viewerWords, ...storyRenditions },
} satisfies Meta<typeof VerticalGallery>
export default meta
type Story = StoryObj<typeof meta>

export const Six: Story = {}
export const Many: Story = { args: { images: manyPictures(24) } }
export const One: Story = { args: { images: storyPictures.slice(0, 1) } }
export const SmallThumbnails: Story = { args: { thumbnails: 'sm' } }
export const LargeThumbnails: Story = { args: { thumbnails: 'lg' } }
