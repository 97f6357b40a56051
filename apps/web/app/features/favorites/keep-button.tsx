import './favorites.css'
import { Button, IconButton } from '@porchlight/ui'
import { favoriteWords } from '#app/lib/messages/site/favorites.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useFavorites } from './favorites.ts'

type Props = {
  home: { id: number; name: string }
  /** Only the sign, over a picture. */
  small?: boolean
}

/** Keeps a home in mind, or gives it up. */
export const KeepButton = ({ home, small }: Props) => {
  const words = useWords(favoriteWords)
  const on = useFavorites().includes(home.id)
  const pressed = {
    'aria-pressed': on,
    onClick: () => void import('./press-heart.ts').then(({ pressHeart }) => pressHeart(home, !on, words)),
  }
  return small ? (
    <IconButton {...pressed} icon="heart" label={words.keep(home)} className="keep-button keep-small" />
  ) : (
    <Button {...pressed} look="bare" icon="heart" className="keep-button">
      {words.save}
    </Button>
  )
}
