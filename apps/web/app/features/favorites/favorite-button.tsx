import './favorites.css'
import { Button, IconButton } from '@porchlight/ui'
import { favoriteWords } from '#app/lib/messages/site/favorites.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useFavorites } from './favorites.ts'

type Props = {
  home: { id: number; name: string }
  /** Icon only, over a picture. */
  small?: boolean
}

/** Adds a home to favorites, or removes it. */
export const FavoriteButton = ({ home, small }: Props) => {
  const words = useWords(favoriteWords)
  const on = useFavorites().includes(home.id)
  const pressed = {
    'aria-pressed': on,
    onClick: () => void import('./toggle-favorite.ts').then(({ toggleFavorite }) => toggleFavorite(home, !on, words)),
  }
  return small ? (
    <IconButton {...pressed} icon="heart" label={words.keep(home)} className="keep-button keep-small" />
  ) : (
    <Button {...pressed} look="bare" icon="heart" className="keep-button">
      {words.save}
    </Button>
  )
}
