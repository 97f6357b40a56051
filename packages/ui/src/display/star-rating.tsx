import './star-rating.css'
import { Icon } from '../foundation/icon.tsx'

/** A given rating; `label` says it in words, such as "4.9 of 5". */
export const StarRating = ({ value, max = 5, label }: { value: number; max?: number; label: string }) => (
  <span className="ui-stars" role="img" aria-label={label}>
    {Array.from({ length: max }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the first star is always the first
      <Icon key={index} name="star" size={16} filled={index < Math.round(value)} />
    ))}
  </span>
)
