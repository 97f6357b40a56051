import './trip.css'
import type { Picture } from '@porchlight/contract'
import type { ReactNode } from 'react'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'

type Props = { image: Picture | null; evening: Picture | null; children: ReactNode }

/** Text next to a picture of the home that extends to the edge of the window. */
export const TripScene = ({ image, evening, children }: Props) => (
  <div className="trip-scene">
    <div className="trip-scene-words">{children}</div>
    {image && (
      <HomePicture
        image={image}
        evening={evening}
        sizes="(width <= 768px) 100vw, 58vw"
        className="trip-scene-picture"
        focus="52% 50%"
        eager
      />
    )}
  </div>
)
