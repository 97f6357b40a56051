import { changeSavedSearch, type SavedSearch } from '@porchlight/contract'
import { Alert, Button, Modal } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { savedSearchWords } from '#app/lib/messages/site/saved-searches.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { SearchFields } from './search-fields.tsx'

type Props = { search: SavedSearch; onClose: () => void; onChanged: (all: readonly SavedSearch[]) => void }

const ChangeDialog = ({ search, onClose, onChanged }: Props) => {
  const words = useWords(savedSearchWords)
  const [values, setValues] = useState({ name: search.name, frequency: search.frequency })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const save = async () => {
    const answer = await api(changeSavedSearch, { params: { id: String(search.id) }, body: values })
    if (!answer.ok) return setFailure(answer.error.message)
    onChanged(answer.results.searches)
    onClose()
  }
  const press = () => {
    setBusy(true)
    void save().finally(() => setBusy(false))
  }
  return (
    <Modal
      open
      size="small"
      title={words.changeOne({ name: search.name })}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" busy={busy} onClick={press}>
            {words.keepChange}
          </Button>
        </>
      }
    >
      <SearchFields values={values} onChange={setValues} />
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
    </Modal>
  )
}
// React.lazy asks for a default export.
export default ChangeDialog
