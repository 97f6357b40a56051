import './saved-searches.css'
import { saveSearch } from '@porchlight/contract'
import { Alert, Button, ButtonLink, Modal, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { savedSearchWords } from '#app/lib/messages/site/saved-searches.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { SearchFields, type SearchFieldValues } from './search-fields.tsx'
import { searchName } from './search-name.ts'

type Props = {
  search: URLSearchParams
  place: string | undefined
  onClose: () => void
  onSaved?: () => void
}

/** Saves a search for whoever is logged in; everybody else logs in first, and the search goes along in the address. */
const SaveDialog = ({ search, place, onClose, onSaved }: Props) => {
  const formats = useFormats()
  const words = useWords(savedSearchWords)
  const user = useUser()
  const [values, setValues] = useState<SearchFieldValues>(() => ({
    name: searchName(search, place, words, formats) ?? words.anywhere,
    frequency: 'daily',
  }))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const save = async () => {
    const answer = await api(saveSearch, { body: { query: search.toString(), ...values } })
    if (!answer.ok) return setFailure(answer.error.message)
    onClose()
    onSaved?.()
    toast({ type: 'success', message: words.saved({ name: values.name }), to: href('/travelers') })
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
          {user ? (
            <Button look="primary" busy={busy} onClick={press}>
              {words.save}
            </Button>
          ) : (
            <ButtonLink
              look="primary"
              href={`${href('/travelers')}?${new URLSearchParams({ save: search.toString() })}`}
            >
              {words.logIn}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{user ? words.saveText : words.logInText}</p>
      {user && <SearchFields values={values} onChange={setValues} />}
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
