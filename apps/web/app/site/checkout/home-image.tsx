import type { QuotedHome } from '@porchlight/contract'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'

/** The home's picture next to the steps, if it has one. */
export const HomeImage = ({ home: { image, evening } }: { home: Pick<QuotedHome, 'image' | 'evening'> }) =>
  image && (
    <HomePicture
      image={image}
      evening={evening}
      sizes="(width <= 992px) 100vw, 432px"
      className="checkout-picture"
      focus="42% 60%"
      eager
    />
  )
