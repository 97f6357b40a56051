import { type HomeCard, nightsOf } from '@porchlight/contract'
import { IconButton, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Spot } from './map-marks.ts'

type Props = { home: HomeCard; spot: Spot; onClose: () => void }

/** The home of the selected pin, with the pin's price. */
export const MapCard = ({ home, spot: { slug, stay, price, query }, onClose }: Props) => {
  const { moneyRounded } = useFormats()
  const words = useWords(searchWords)
  return (
    <div className="map-card">
      <IconButton icon="close" label={words.close} onClick={onClose} />
      <UiLink href={`${href('/properties/:slug/:thirdParty?', { slug })}${query}`}>
        {home.image && (
          <HomePicture image={home.image} evening={home.evening} sizes="300px" className="map-card-picture" silent />
        )}
        <span className="map-card-words">
          <span className="t-card">{home.name}</span>
          <span className="t-mini muted">
            {home.town}, {words.bedroomCount({ number: home.bedrooms })}
          </span>
          {price && (
            <span className="search-price num">
              <b className="t-price">{moneyRounded(price)}</b>
              <span>{stay ? words.forNights({ nights: nightsOf(stay) }) : words.perNight}</span>
            </span>
          )}
        </span>
      </UiLink>
    </div>
  )
}
