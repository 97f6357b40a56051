import { type Body, type Exchange, type Head, type Queue, StoreProblem } from '@porchlight/offline'
import { Button, Checkbox, Skeleton, TextArea, TextField, toast } from '@porchlight/ui'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { goToUnread } from '#app/lib/form.ts'
import { deviceWords } from '#app/lib/messages/me/device.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { type EditableField, editable, readableName } from './editable.ts'

/** Fetched with the section, because it is needed when there is no connection. */
export const loadExchange = () => import('./exchange-file.tsx')
const ExchangeFile = lazy(loadExchange)

type Values = Readonly<Record<string, unknown>>
type OneFieldProps = { field: EditableField; value: unknown; onChange: (value: unknown) => void }

const OneField = ({ field, value, onChange }: OneFieldProps) => {
  const words = useWords(deviceWords)
  const known: Readonly<Record<string, string>> = words.fields
  const label = known[field.name] ?? readableName(field.name)
  switch (field.kind) {
    case 'text':
      return <TextArea label={label} rows={2} value={String(value ?? '')} onChange={onChange} />
    case 'date':
      return <TextField label={label} type="date" required value={String(value ?? '')} onChange={onChange} />
    case 'number':
      return (
        <NumberField
          label={label}
          value={value as number | null}
          onChange={onChange}
          required
          words={{ unclear: words.number }}
        />
      )
    case 'choice':
      return <Checkbox label={label} checked={value === true} onChange={onChange} />
  }
}

type Props = { queue: Queue; head: Head; body: Body; onClose: () => void }

/**
 * The plain fields of a change, to edit and send again; the others stay unchanged. It opens in the row and not in a
 * dialog, because a dialog may not have been loaded before the connection was lost.
 */
export const EditWrite = ({ queue, head, body, onClose }: Props) => {
  const words = useWords(deviceWords)
  const [values, setValues] = useState<Values>(body.data ?? {})
  const [exchanges, setExchanges] = useState<Readonly<Record<string, Exchange | undefined>>>({})
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (goToUnread(event.currentTarget)) return
    const others = Object.values(exchanges).filter((exchange) => exchange !== undefined)
    try {
      // It may have been sent meanwhile, from this tab or another.
      if (!(await queue.edit(head.id, values, others))) toast({ type: 'info', message: words.busy })
      onClose()
    } catch (error) {
      if (!(error instanceof StoreProblem)) throw error
      toast({ type: 'danger', title: words.notSaved, message: words.noRoom })
    }
  }
  return (
    <form className="device-edit" aria-label={words.changeTitle} onSubmit={(event) => void save(event)}>
      {editable(body.data).map((field) => (
        <OneField
          key={field.name}
          field={field}
          value={values[field.name]}
          onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
        />
      ))}
      {body.uploads.map((upload) => (
        <Suspense key={upload.id} fallback={<Skeleton height={120} />}>
          <ExchangeFile
            object={body.object}
            upload={upload}
            onChange={(exchange) => setExchanges((before) => ({ ...before, [upload.id]: exchange }))}
          />
        </Suspense>
      ))}
      <div className="device-acts">
        <Button look="primary" size="small" type="submit">
          {words.saveChange}
        </Button>
        <Button look="bare" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
