import { toast } from '@porchlight/ui'
import type { favoriteWords } from '#app/lib/messages/site/favorites.ts'
import type { WordsOf } from '#app/lib/messages/words.ts'
import { changeAccountList } from './account-list.ts'
import { saveDeviceList } from './device-list.ts'
import { favoritesNow } from './favorites.ts'

const favoritesAddress = '/book-a-property?show=favorites'

/** Shows the change at once, and reverts it on failure. */
const change = async (id: number, on: boolean): Promise<void> => {
  const { ids, onDevice, tell } = favoritesNow()
  const others = ids.filter((one) => one !== id)
  const next = on ? [id, ...others] : others
  tell(next)
  if (onDevice) return saveDeviceList('favorites', next)
  try {
    tell(await changeAccountList(id, on))
  } catch (failure) {
    tell(ids)
    throw failure
  }
}

/** Toggles a favorite and announces it. */
export const toggleFavorite = async (
  { id, name }: { id: number; name: string },
  on: boolean,
  words: WordsOf<typeof favoriteWords>,
): Promise<void> => {
  try {
    await change(id, on)
    if (on) toast({ message: words.saved({ name }), to: favoritesAddress })
  } catch (failure) {
    toast({ error: true, message: (failure as Error).message })
  }
}
