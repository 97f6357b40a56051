import type { Meta, StoryObj } from '@storybook/react-vite'
import { Carousel, type CarouselSlide } from './carousel.tsx'
import { Picture } from './picture.tsx'
import { manyPictures, storyRenditions } from './story-pictures.ts'

const slides = (count: number): CarouselSlide[] =>
  manyPictures(count).map((image) => ({
    id: image.src,
    content: <Picture image={image} sizes="(width <= 768px) 100vw, 760px" ratio="3 / 2" {...storyRenditions} />,
  }))

const meta = {
  title: 'Media/Carousel',
  component: Carousel,
  args: {
    label: 'Fernley through the day',
    slides: slides(5),
    words: {
      role: 'carousel',
      slideRole: 'slide',
      position: (number: number, of: number) => `${number} of ${of}`,
      goTo: (number: number) => `Go to slide ${number}`,
      previous: 'Previous slide',
      next: 'Next slide',
      pause: 'Pause',
      play: 'Play',
    },
  },
  render: (args) => (
    <div style={{ maxWidth: 760 }}>
      <Carousel {...args} />
    </div>
  ),
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Five: Story = {}
export const PausesOnHover: Story = { args: { pauseOnHover: true } }
export const TwoSeconds: Story = { args: { slideTime: 2 } }
export const StandsStill: Story = { args: { slideTime: 0 } }
export const Two: Story = { args: { slides: slides(2) } }
export const One: Story = { args: { slides: slides(1) } }
export const Many: Story = { args: { slides: slides(14) } }
export const Words: Story = {
  args: {
    label: 'What guests say',
    slides: ['Edith', 'Noor', 'Tomás'].map((name) => ({
      id: name,
      content: (
        <figure style={{ padding: '8px 0 16px' }}>
          <blockquote className="t-intro">
            “The porch light was on when we came. We stayed on the porch until it was the only one.”
          </blockquote>
          <figcaption className="muted t-small">{name}, a week in June</figcaption>
        </figure>
      ),
    })),
  },
}
