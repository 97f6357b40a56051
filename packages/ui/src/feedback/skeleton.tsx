import './waiting.css'
import { classNames } from '../foundation/class-names.ts'

export type SkeletonProps = {
  width?: number | string
  height?: number | string
  /** For example `3 / 2`, for a picture. */
  ratio?: string
  /** The picture's own color, if already known. */
  color?: string
  className?: string
}

/**
 * A bar or block in the shape of the content to come; appears only after 200 ms. Wrap a group of them in `aria-busy`.
 */
export const Skeleton = ({ width = '100%', height = 12, ratio, color, className }: SkeletonProps) => (
  <span
    className={classNames('ui-skeleton', className)}
    aria-hidden="true"
    style={{ width, ...(ratio ? { aspectRatio: ratio } : { height }), ...(color && { background: color }) }}
  />
)
