import './favourites.css'
import { Button, IconButton } from '@porchlight/ui'
import { favouriteWords } from '#app/lib/messages/site/favourites.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useFavourites } from './favourites.ts'

type Props = {
  home: { id: number; name: string }
  /** Only the sign, over a picture. */
  small?: boolean
}

/** Keeps a home in mind, or gives it up. */
export const KeepButton = ({ home, small }: Props) => {
  const words = useWords(favouriteWords)
  const on = useFavourites().includes(home.id)
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
