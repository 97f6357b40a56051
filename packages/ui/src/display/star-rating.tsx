import './star-rating.css'
import { Icon } from '../foundation/icon.tsx'
import { starShare } from './star-share.ts'

const Row = ({ max, filled }: { max: number; filled: boolean }) => (
  <span>
    {Array.from({ length: max }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the first star is always the first
      <Icon key={index} name="star" size={16} filled={filled} />
    ))}
  </span>
)

/** A given rating as partially filled stars; `label` states it in words, such as "4.9 of 5". */
export const StarRating = ({ value, max = 5, label }: { value: number; max?: number; label: string }) => (
  <span className="ui-stars" role="img" aria-label={label}>
    <Row max={max} filled={false} />
    <span className="ui-stars-given" style={{ width: `${starShare(value, max)}%` }}>
      <Row max={max} filled />
    </span>
  </span>
)
