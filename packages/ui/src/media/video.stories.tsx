import type { Meta, StoryObj } from '@storybook/react-vite'
import { Video } from './video.tsx'

const meta = {
  title: 'Media/Video',
  component: Video,
  args: {
    title: 'An evening at Fernley',
    sources: [{ src: '/porch.webm', type: 'video/webm' }],
    poster: '/evening.avif',
    words: { unsupported: "Sorry, your browser doesn't support embedded videos.", download: 'Save the film' },
  },
  render: (args) => (
    <div style={{ maxWidth: 720 }}>
      <Video {...args} />
    </div>
  ),
} satisfies Meta<typeof Video>
export default meta
type Story = StoryObj<typeof meta>

export const WithPoster: Story = {}
export const Unplayable: Story = { args: { sources: [{ src: '/no-such-film.wmv', type: 'video/x-ms-wmv' }] } }
export const Upright: Story = { args: { ratio: '3 / 4' } }
