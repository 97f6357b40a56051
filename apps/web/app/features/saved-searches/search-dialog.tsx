import { Alert, Button, Modal } from '@porchlight/ui'
import { useState } from 'react'
import { savedSearchWords } from '#app/lib/messages/site/saved-searches.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { SearchFields, type SearchFieldValues } from './search-fields.tsx'

type Props = {
  title: string
  text?: string
  action: string
  first: () => SearchFieldValues
  /** Returns the error message, or nothing. */
  send: (values: SearchFieldValues) => Promise<string | undefined>
  onClose: () => void
}

/** Dialog for a search's name and email frequency. */
export const SearchDialog = ({ title, text, action, first, send, onClose }: Props) => {
  const words = useWords(savedSearchWords)
  const [values, setValues] = useState(first)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [isUnnamed, setIsUnnamed] = useState(false)
  const press = () => {
    setIsUnnamed(!values.name.trim())
    if (!values.name.trim()) return
    setBusy(true)
    void send(values)
      .then((refused) => setFailure(refused ?? ''))
      .finally(() => setBusy(false))
  }
  return (
    <Modal
      open
      size="small"
      title={title}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" busy={busy} onClick={press}>
            {action}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
      <SearchFields values={values} isUnnamed={isUnnamed && !values.name.trim()} onChange={setValues} />
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
    </Modal>
  )
}
