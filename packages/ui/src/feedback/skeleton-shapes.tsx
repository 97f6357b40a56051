import './waiting.css'
import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

/** `0, 1, … count - 1`: keys for shapes that never move. */
const each = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** Lines of a paragraph, the last one short. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span className="ui-skeleton-text">
    {each(lines).map((line) => (
      <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '58%' : '100%'} />
    ))}
  </span>
)

/** Rows of a list: a picture where rows have one, two lines, a figure at the end. */
export const SkeletonRows = ({ count = 4, picture = false }: { count?: number; picture?: boolean }) => (
  <div>
    {each(count).map((row) => (
      <div key={row} className="ui-skeleton-row">
        {picture && <Skeleton width={60} height={42} />}
        <span className="ui-skeleton-text">
          <Skeleton width="42%" />
          <Skeleton width="26%" height={10} />
        </span>
        <Skeleton width={64} height={10} />
      </div>
    ))}
  </div>
)

export type SkeletonCardsProps = {
  count?: number
  ratio?: string
  /** The pictures' own colors, where they are known already. */
  colors?: readonly string[]
}

/** Cards of homes: the picture in its shape, two lines, the price. */
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

/** Around skeletons: says once, in words, that something is on its way. */
export const Waiting = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="ui-waiting" role="status" aria-busy="true">
    <span className="visually-hidden">{label}</span>
    {children}
  </div>
)
