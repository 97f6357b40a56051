import { type Picture as HomePictureData, renditionUrl, renditionWidths } from '@porchlight/contract'
import { Picture, type PictureFormat, type PictureProps } from '@porchlight/ui'

/** Renditions of the media store, also used by the gallery. */
export const homeRenditions = {
  formats: ['avif', 'webp'] as const,
  widths: renditionWidths,
  srcOf: (src: string, width: number, format: PictureFormat = 'webp'): string => renditionUrl({ src }, width, format),
}

type Props = Omit<PictureProps, 'image' | 'evening' | keyof typeof homeRenditions> & {
  image: HomePictureData
  evening?: HomePictureData | null
}

/** A picture from the media store, in its widths and formats. */
export const HomePicture = (props: Props) => <Picture {...props} {...homeRenditions} />
