import type { SearchHit } from '@porchlight/contract'
import { IconButton, UiLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { stayQuery } from './search-address.ts'

/** The home of the selected pin. */
export const MapCard = ({ home, onClose }: { home: SearchHit; onClose: () => void }) => {
  const { moneyRounded } = useFormats()
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  const price = home.headline ?? home.fromNight
  return (
    <div className="map-card">
      <IconButton icon="close" label={words.close} onClick={onClose} />
      <UiLink href={`${href('/properties/:slug/:thirdParty?', { slug: home.slug })}${stayQuery(search, home.stay)}`}>
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
              <span>{home.stay && home.headline ? words.forNights({ nights: home.stay.nights }) : words.perNight}</span>
            </span>
          )}
        </span>
      </UiLink>
    </div>
  )
}
