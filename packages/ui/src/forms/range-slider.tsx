import './range-slider.css'
import { type CSSProperties, type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../foundation/class-names.ts'
import { movedThumb, nearestThumb, type SliderScale, shareOf, sliderScale, valueAt } from './slider-values.ts'

type Common = {
  label: ReactNode
  hint?: ReactNode
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** A value in words: displayed and announced. */
  write: (value: number) => string
  /** The distribution of items: drawn above the track, evenly from `min` to `max`. */
  bars?: readonly number[]
  disabled?: boolean
  className?: string
}

export type SliderProps = Common & {
  value: number
  onChange: (value: number) => void
  /** Called when a thumb or key is released: the time to query a server. */
  onSettle?: (value: number) => void
  name?: string
}

export type RangeSliderProps = Common & {
  value: readonly [number, number]
  onChange: (value: [number, number]) => void
  onSettle?: (value: [number, number]) => void
  /** The labels of the two thumbs, such as "Lowest price". */
  words: { low: string; high: string }
  names?: { low: string; high: string }
}

type RailProps = Omit<Common, 'min' | 'max' | 'step'> & {
  scale: SliderScale
  values: readonly number[]
  onMove: (values: number[]) => void
  onSettle: () => void
  thumbs: readonly { label: string | undefined; name: string | undefined }[]
}

const Bars = ({ bars, from, to }: { bars: readonly number[]; from: number; to: number }) => {
  const most = Math.max(1, ...bars)
  return (
    <span className="ui-slider-bars" aria-hidden="true">
      {bars.map((count, at) => {
        const middle = (at + 0.5) / bars.length
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={at}
            data-in={(middle >= from && middle <= to) || undefined}
            style={{ blockSize: count === 0 ? 0 : `max(2px, ${(count / most) * 100}%)` }}
          />
        )
      })}
    </span>
  )
}

const movesThumb = /^(Arrow|Page|Home|End)/

/** A pointer's position on the track, from 0 at its start to 1. */
const shareAt = (rail: HTMLElement, clientX: number): number => {
  const { left, width } = rail.getBoundingClientRect()
  const share = width === 0 ? 0 : (clientX - left) / width
  return getComputedStyle(rail).direction === 'rtl' ? 1 - share : share
}

/** A press anywhere moves the nearer thumb; keys and screen readers use the browser's own sliders underneath. */
const useDragging = ({ scale, values, onMove, onSettle, disabled }: RailProps) => {
  const rail = useRef<HTMLSpanElement>(null)
  const held = useRef<number>(undefined)
  const drag = (clientX: number, thumb: number) => {
    if (rail.current) onMove(movedThumb(values, thumb, valueAt(shareAt(rail.current, clientX), scale), scale))
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (disabled || event.button !== 0 || !rail.current) return
    event.preventDefault()
    held.current = nearestThumb(values, valueAt(shareAt(rail.current, event.clientX), scale))
    event.currentTarget.setPointerCapture(event.pointerId)
    rail.current.querySelectorAll('input')[held.current]?.focus({ preventScroll: true })
    drag(event.clientX, held.current)
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (held.current !== undefined) drag(clientX, held.current)
  }
  const release = () => {
    if (held.current === undefined) return
    held.current = undefined
    onSettle()
  }
  return { rail, handlers: { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release } }
}

const Rail = (props: RailProps) => {
  const { label, hint, scale, values, onMove, onSettle, write, bars, disabled, className, thumbs } = props
  const id = useId()
  const { rail, handlers } = useDragging(props)
  const shares = values.map((value) => shareOf(value, scale))
  const from = shares.length > 1 ? (shares[0] ?? 0) : 0
  const to = shares.at(-1) ?? 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of label and value
    <div
      className={classNames('ui-slider', className)}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      data-disabled={disabled || undefined}
      style={{ '--from': from, '--to': to } as CSSProperties}
    >
      <span className="ui-slider-head">
        <span id={`${id}-label`} className="ui-slider-label">
          {label}
        </span>
        <output className="num">{values.map(write).join(' – ')}</output>
      </span>
      {bars && bars.length > 0 && <Bars bars={bars} from={from} to={to} />}
      <span ref={rail} className="ui-slider-rail" {...handlers}>
        {values.map((value, thumb) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place
            key={thumb}
            type="range"
            name={thumbs[thumb]?.name}
            {...(thumbs[thumb]?.label === undefined
              ? { 'aria-labelledby': `${id}-label` }
              : { 'aria-label': thumbs[thumb]?.label })}
            aria-valuetext={write(value)}
            {...scale}
            value={value}
            disabled={disabled}
            style={{ '--at': shares[thumb] } as CSSProperties}
            onChange={(event) => onMove(movedThumb(values, thumb, event.target.valueAsNumber, scale))}
            onKeyUp={({ key }) => movesThumb.test(key) && onSettle()}
          />
        ))}
      </span>
      {hint && (
        <p id={`${id}-hint`} className="ui-hint">
          {hint}
        </p>
      )}
    </div>
  )
}

/** One value on a scale. */
export const Slider = ({ value, onChange, onSettle, name, min, max, step, ...rest }: SliderProps) => (
  <Rail
    {...rest}
    scale={sliderScale({ min, max, step })}
    values={[value]}
    onMove={([next = value]) => next !== value && onChange(next)}
    onSettle={() => onSettle?.(value)}
    thumbs={[{ label: undefined, name }]}
  />
)

/** A range between two values on a scale; the thumbs don't pass each other. */
export const RangeSlider = (props: RangeSliderProps) => {
  const { value, onChange, onSettle, words, names, min, max, step, ...rest } = props
  const [low, high] = value
  return (
    <Rail
      {...rest}
      scale={sliderScale({ min, max, step })}
      values={value}
      onMove={([from = low, to = high]) => (from !== low || to !== high) && onChange([from, to])}
      onSettle={() => onSettle?.([low, high])}
      thumbs={[
        { label: words.low, name: names?.low },
        { label: words.high, name: names?.high },
      ]}
    />
  )
}
