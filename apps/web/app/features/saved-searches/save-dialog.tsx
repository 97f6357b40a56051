import './saved-searches.css'
import { saveSearch } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { savedSearchWords } from '#app/lib/messages/site/saved-searches.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { SearchDialog } from './search-dialog.tsx'
import type { SearchFieldValues } from './search-fields.tsx'
import { searchName } from './search-name.ts'

type Props = {
  search: URLSearchParams
  place: string | undefined
  onClose: () => void
  onSaved: () => void
}

/** Saves a search with a name and an email frequency. */
const SaveDialog = ({ search, place, onClose, onSaved }: Props) => {
  const formats = useFormats()
  const words = useWords(savedSearchWords)
  const save = async (values: SearchFieldValues) => {
    const answer = await api(saveSearch, { body: { query: search.toString(), ...values } })
    if (!answer.ok) return answer.error.message
    onSaved()
    toast({ type: 'success', message: words.saved({ name: values.name }) })
    return undefined
  }
  return (
    <SearchDialog
      title={words.saveTitle}
      text={words.saveText}
      action={words.save}
      first={() => ({ name: searchName(search, place, words, formats) ?? words.anywhere, frequency: 'daily' })}
      send={save}
      onClose={onClose}
    />
  )
}
// React.lazy asks for a default export.
export default SaveDialog
