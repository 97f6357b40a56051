import './header-picture.css'
import {
  type HeaderKind,
  headerPictureAt,
  headerPictureSize,
  renditionUrl,
  renditionWidths,
} from '@porchlight/contract'
import { useLocation } from 'react-router'

/** A decorative picture above a page's heading, chosen by the address. */
export const HeaderPicture = ({ kind }: { kind: HeaderKind }) => {
  const picture = headerPictureAt(kind, useLocation().pathname)
  const { width, height } = headerPictureSize
  const widths = renditionWidths(width)
  return (
    <div className="header-picture">
      <img
        src={renditionUrl(picture, width, 'webp')}
        srcSet={widths.map((one) => `${renditionUrl(picture, one, 'webp')} ${one}w`).join(', ')}
        sizes="100vw"
        width={width}
        height={height}
        alt=""
        fetchPriority="high"
      />
    </div>
  )
}
