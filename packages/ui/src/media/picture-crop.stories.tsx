import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { type Crop, middleCrop, PictureCrop, squareIn } from './picture-crop.tsx'

const meta = {
  title: 'Media/Picture crop',
  component: PictureCrop,
  args: {
    src: '/hero.avif',
    value: middleCrop,
    onChange: () => {},
    words: {
      label: 'Crop',
      hint: 'Drag the photo or use the arrow keys. Press plus or minus to zoom.',
      zoom: 'Zoom',
      percent: (percent) => `${percent} %`,
    },
  },
  render: (args) => {
    const [crop, setCrop] = useState<Crop>(args.value)
    const { left, top, side } = squareIn(crop, { width: 1600, height: 1067 })
    return (
      <div>
        <PictureCrop {...args} value={crop} onChange={setCrop} />
        <p className="t-small muted num">{`${Math.round(side)} px from ${Math.round(left)}, ${Math.round(top)}`}</p>
      </div>
    )
  },
} satisfies Meta<typeof PictureCrop>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const Enlarged: Story = { args: { value: { x: 0.3, y: 0.6, scale: 2 } } }
