import './saved-searches.css'
import { saveSearch } from '@porchlight/contract'
import { Alert, Button, Modal, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { savedSearchWords } from '#app/lib/messages/site/saved-searches.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { SearchFields, type SearchFieldValues } from './search-fields.tsx'
import { searchName } from './search-name.ts'

type Props = {
  search: URLSearchParams
  place: string | undefined
  onClose: () => void
  onSaved: () => void
}

/** Names a search, says how often its person hears of it, and keeps it. */
const SaveDialog = ({ search, place, onClose, onSaved }: Props) => {
  const formats = useFormats()
  const words = useWords(savedSearchWords)
  const [values, setValues] = useState<SearchFieldValues>(() => ({
    name: searchName(search, place, words, formats) ?? words.anywhere,
    frequency: 'daily',
  }))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const save = async () => {
    const answer = await api(saveSearch, { body: { query: search.toString(), ...values } })
    if (!answer.ok) return setFailure(answer.error.message)
    onSaved()
    toast({ type: 'success', message: words.saved({ name: values.name }) })
  }
  const press = () => {
    setBusy(true)
    void save().finally(() => setBusy(false))
  }
  return (
    <Modal
      open
      size="small"
      title={words.saveTitle}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" busy={busy} onClick={press}>
            {words.save}
          </Button>
        </>
      }
    >
      <p>{words.saveText}</p>
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
export default SaveDialog
