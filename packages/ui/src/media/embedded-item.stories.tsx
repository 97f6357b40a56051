import type { Meta, StoryObj } from '@storybook/react-vite'
import { PdfItem, TourItem } from './embedded-item.tsx'
import { storyPictures, storyRenditions } from './story-pictures.ts'

const [hero, , living] = storyPictures

const meta = {
  title: 'Media/Embedded item',
  component: TourItem,
  args: {
    title: 'Walk through Fernley',
    url: 'https://tours.example/show/?m=fernley',
    hosts: ['tours.example'],
    detail: '14 rooms, about four minutes',
    poster: living ?? null,
    words: { show: 'Start the tour', open: 'Open the tour' },
    ...storyRenditions,
  },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <TourItem {...args} />
    </div>
  ),
} satisfies Meta<typeof TourItem>
export default meta
type Story = StoryObj<typeof meta>

export const Tour: Story = {}
export const TourElsewhere: Story = { args: { hosts: [] } }
export const TourWithoutPoster: Story = { args: { poster: null } }
export const UnsafeAddress: Story = { args: { url: 'javascript:alert(1)' } }

const pdfWords = { show: 'Show the plan', open: 'Open the PDF' }
export const Pdf: Story = {
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <PdfItem
        {...args}
        title="The plan of Fernley"
        detail="PDF, 1.2 MB"
        url="/plan.pdf"
        poster={null}
        words={pdfWords}
      />
    </div>
  ),
}
export const PdfInPlace: Story = {
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <PdfItem
        {...args}
        title="The plan of Fernley"
        url="https://files.example/plan.pdf"
        hosts={['files.example']}
        poster={hero ?? null}
        words={pdfWords}
      />
    </div>
  ),
}
