import './carousel.css'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { IconButton } from '../actions/button.tsx'
import { classNames } from '../foundation/class-names.ts'
import { CarouselDots } from './carousel-dots.tsx'
import { flowOf, isNear, placeOf, slideByKey, slideSeconds, wrapped } from './slides.ts'
import { useStillness, useTick } from './use-play.ts'
import { useSwipe } from './use-swipe.ts'

export type CarouselWords = {
  /** The role descriptions of the carousel and of each item for screen readers: "carousel" and "slide". */
  role: string
  slideRole: string
  position: (number: number, of: number) => string
  goTo: (number: number) => string
  previous: string
  next: string
  pause: string
  play: string
}

export type CarouselSlide = { id: string; content: ReactNode }

export type CarouselProps = {
  /** Its name, such as "Homes by the water". */
  label: string
  slides: readonly CarouselSlide[]
  words: CarouselWords
  /** Seconds a slide stays; `0` for one that never advances automatically. */
  slideTime?: number
  pauseOnHover?: boolean
  className?: string
}

type Turn = { index: number; back: boolean }

/**
 * Slides that advance automatically and wrap around. They pause while focused by keyboard, while being dragged, when
 * the reader pauses them, and always for anyone who prefers reduced motion.
 */
export const Carousel = (props: CarouselProps) => {
  const { label, slides, words, slideTime = slideSeconds, pauseOnHover = false, className } = props
  const count = slides.length
  const [{ index, back }, setTurn] = useState<Turn>({ index: 0, back: false })
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const still = useStillness()
  const step = (by: 1 | -1) => setTurn((turn) => ({ index: wrapped(turn.index + by, count), back: by < 0 }))
  const goTo = (to: number) => setTurn((turn) => ({ index: to, back: to < turn.index }))
  const { traveled, handlers } = useSwipe(step)
  const moves = slideTime > 0 && count > 1 && !still
  const running = moves && !paused && !focused && !(pauseOnHover && hovered) && traveled === 0
  useTick(running, slideTime, index, () => step(1))
  const current = Math.min(index, count - 1)

  return (
    <section
      className={classNames('ui-carousel', className)}
      aria-roledescription={words.role}
      aria-label={label}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      onKeyDown={(event) => {
        const to = slideByKey(event.key, current, count, flowOf(event.currentTarget))
        if (to === null || event.defaultPrevented) return
        event.preventDefault()
        setTurn({ index: to, back: event.key === 'ArrowLeft' })
      }}
    >
      <div
        className="ui-carousel-stage"
        aria-live={running ? 'off' : 'polite'}
        data-dragged={traveled !== 0 || undefined}
        style={{ '--way': `${traveled}px` } as CSSProperties}
        {...(count > 1 && handlers)}
      >
        {slides.map(({ id, content }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this is a slide
          <div
            key={id}
            className="ui-carousel-slide"
            role="group"
            aria-roledescription={words.slideRole}
            aria-label={words.position(at + 1, count)}
            data-near={isNear(at, current, count, 1) || undefined}
            style={{ '--place': placeOf(at, current, count, traveled > 0 || back) } as CSSProperties}
            inert={at !== current}
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="ui-carousel-bar">
          <CarouselDots words={words} count={count} current={current} onGo={goTo} />
          {moves && (
            <IconButton
              icon={paused ? 'play' : 'pause'}
              label={paused ? words.play : words.pause}
              onClick={() => setPaused(!paused)}
            />
          )}
          <IconButton icon="chevron-left" label={words.previous} onClick={() => step(-1)} />
          <IconButton icon="chevron-right" label={words.next} onClick={() => step(1)} />
        </div>
      )}
    </section>
  )
}
