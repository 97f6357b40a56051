import './picture-crop.css'
import { useId, useState } from 'react'
import { Slider } from '../forms/range-slider.tsx'
import { type Crop, mostEnlarged, type PictureSize, zoomedCrop } from './crop-places.ts'
import { useCrop } from './use-crop.ts'

export { type Crop, middleCrop, type PictureSize, squareIn } from './crop-places.ts'

export type PictureCropProps = {
  src: string
  value: Crop
  onChange: (crop: Crop) => void
  /** Called if the browser can't render this picture. */
  onUnreadable?: () => void
  words: {
    /** The accessible name of the frame. */
    label: string
    /** Instructions, announced with it. */
    hint: string
    zoom: string
    percent: (percent: number) => string
  }
}

/** The position of the picture at which the crop's square fills the frame, in percent of the frame. */
const placeOf = ({ x, y, scale }: Crop, { width, height }: PictureSize) => {
  const least = Math.min(width, height)
  const across = (width / least) * scale * 100
  const down = (height / least) * scale * 100
  return { width: `${across}%`, height: `${down}%`, left: `${50 - x * across}%`, top: `${50 - y * down}%` }
}

/** Selects the visible square of a picture: moved and zoomed under a frame, by pointer, touch, and keys. */
export const PictureCrop = ({ src, value, onChange, onUnreadable, words }: PictureCropProps) => {
  const [size, setSize] = useState<PictureSize>()
  const { frame, handlers } = useCrop({ value, size, onChange })
  const hintId = useId()
  return (
    <div className="ui-crop">
      <div
        ref={frame}
        className="ui-crop-frame"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys push and enlarge what is in it
        tabIndex={0}
        aria-label={words.label}
        aria-describedby={hintId}
        {...handlers}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          style={size && placeOf(value, size)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          onError={onUnreadable}
        />
      </div>
      <p className="ui-crop-hint" id={hintId}>
        {words.hint}
      </p>
      <Slider
        label={words.zoom}
        min={100}
        max={mostEnlarged * 100}
        step={5}
        value={Math.round(value.scale * 100)}
        write={words.percent}
        onChange={(percent) => size && onChange(zoomedCrop(value, size, percent / 100))}
      />
    </div>
  )
}
