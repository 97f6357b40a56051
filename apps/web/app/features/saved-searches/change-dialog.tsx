import { changeSavedSearch, type SavedSearch } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { savedSearchWords } from '#app/lib/messages/site/saved-searches.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { SearchDialog } from './search-dialog.tsx'
import type { SearchFieldValues } from './search-fields.tsx'

type Props = { search: SavedSearch; onClose: () => void; onChanged: (all: readonly SavedSearch[]) => void }

const ChangeDialog = ({ search: { id, name, frequency }, onClose, onChanged }: Props) => {
  const words = useWords(savedSearchWords)
  const change = async (values: SearchFieldValues) => {
    const answer = await api(changeSavedSearch, { params: { id: String(id) }, body: values })
    if (!answer.ok) return answer.error.message
    onChanged(answer.results.searches)
    onClose()
    return undefined
  }
  return (
    <SearchDialog
      title={words.changeOne({ name })}
      action={words.keepChange}
      first={() => ({ name, frequency })}
      send={change}
      onClose={onClose}
    />
  )
}
// React.lazy asks for a default export.
export default ChangeDialog
