import { type Picture as ContentPictureData, renditionUrl, renditionWidths } from '@porchlight/contract'
import { Picture, type PictureFormat, type PictureProps } from '@porchlight/ui'

/** Widths and formats of the media store's pictures. */
export const contentRenditions = {
  formats: ['avif', 'webp'] as const,
  widths: renditionWidths,
  srcOf: (src: string, width: number, format: PictureFormat = 'webp'): string => renditionUrl({ src }, width, format),
}

type Props = Omit<PictureProps, 'image' | 'evening' | keyof typeof contentRenditions> & { image: ContentPictureData }

/** A content library picture, in its widths and formats. */
export const ContentPicture = (props: Props) => <Picture {...props} {...contentRenditions} />
