import type { CarouselWords } from './carousel.tsx'

/** If there are more, a count is shown instead. */
const mostDots = 8

type DotsProps = {
  words: Pick<CarouselWords, 'position' | 'goTo'>
  count: number
  current: number
  onGo: (index: number) => void
}

export const CarouselDots = ({ words, count, current, onGo }: DotsProps) => {
  if (count > mostDots) return <span className="ui-carousel-count num">{words.position(current + 1, count)}</span>
  return (
    <span className="ui-carousel-dots">
      {Array.from({ length: count }, (_, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={at}
          type="button"
          className="ui-carousel-dot"
          aria-label={words.goTo(at + 1)}
          aria-current={at === current || undefined}
          onClick={() => onGo(at)}
        />
      ))}
    </span>
  )
}
