import { type Picture as HomePictureData, renditionUrl, renditionWidths } from '@porchlight/contract'
import { Picture, type PictureProps } from '@porchlight/ui'

const srcOf = (src: string, width: number): string => renditionUrl({ src }, width, 'webp')

type Props = Omit<PictureProps, 'image' | 'evening' | 'widths' | 'srcOf'> & {
  image: HomePictureData
  evening?: HomePictureData | null
}

/** A picture from the media store, in the widths it comes in. */
export const HomePicture = ({ image, ...props }: Props) => (
  <Picture {...props} image={image} widths={renditionWidths(image.width)} srcOf={srcOf} />
)
