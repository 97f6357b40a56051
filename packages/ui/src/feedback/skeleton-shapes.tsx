import './waiting.css'
import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

/** `0, 1, … count - 1`: keys for placeholders that never move. */
const each = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

export type SkeletonCardsProps = {
  count?: number
  ratio?: string
  /** The pictures' own colors, if already known. */
  colors?: readonly string[]
}

/** Placeholder cards of homes: the picture in its ratio, two lines, the price. */
export const SkeletonCards = ({ count = 3, ratio = '3 / 2', colors = [] }: SkeletonCardsProps) => (
  <div className="ui-skeleton-cards">
    {each(count).map((card) => (
      <div key={card} className="ui-skeleton-card">
        <Skeleton ratio={ratio} {...(colors[card] !== undefined && { color: colors[card] })} />
        <Skeleton width="62%" />
        <Skeleton width="44%" />
        <Skeleton width={112} height={28} />
      </div>
    ))}
  </div>
)

/** Wraps skeletons: announces once, in words, that something is loading. */
export const Waiting = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="ui-waiting" role="status" aria-busy="true">
    <span className="visually-hidden">{label}</span>
    {children}
  </div>
)
