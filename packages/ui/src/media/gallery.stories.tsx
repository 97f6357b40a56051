import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Gallery, GalleryModal } from './gallery.tsx'
import type { ThumbnailSize } from './slides.ts'
import { manyPictures, storyPictures, storyRenditions, viewerWords } from './story-pictures.ts'

const meta = {
  title: 'Media/Gallery',
  component: Gallery,
  args: { images: storyPictures, words: { ...viewerWords, all: 'All 6 pictures' }, ...storyRenditions },
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const Six: Story = {}
export const Two: Story = { args: { images: storyPictures.slice(0, 2) } }
export const One: Story = { args: { images: storyPictures.slice(0, 1) } }
export const Many: Story = { args: { images: manyPictures(32), words: { ...viewerWords, all: 'All 32 pictures' } } }

const Opener = ({ thumbnails, count = 12 }: { thumbnails?: ThumbnailSize | null; count?: number }) => {
  const [shown, setShown] = useState<number | null>(null)
  return (
    <>
      <Button onClick={() => setShown(0)}>Look at the pictures</Button>
      <GalleryModal
        images={manyPictures(count)}
        words={viewerWords}
        shown={shown}
        onShown={setShown}
        {...(thumbnails !== undefined && { thumbnails })}
        {...storyRenditions}
      />
    </>
  )
}
export const Viewer: Story = { render: () => <Opener /> }
export const ViewerSmall: Story = { render: () => <Opener thumbnails="sm" /> }
export const ViewerLarge: Story = { render: () => <Opener thumbnails="lg" /> }
export const ViewerBare: Story = { render: () => <Opener thumbnails={null} /> }
export const ViewerOpen: Story = {
  render: () => (
    <GalleryModal
      images={manyPictures(12)}
      words={viewerWords}
      shown={2}
      onShown={() => {}}
      thumbnails="default"
      {...storyRenditions}
    />
  ),
}
