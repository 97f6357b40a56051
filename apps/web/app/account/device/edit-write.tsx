import type { Body, Head, Queue } from '@porchlight/offline'
import { Button, Checkbox, NumberField, TextArea, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { deviceWords } from '#app/lib/messages/me/device.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type EditableField, editable, readableName } from './editable.ts'

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
 * The plain parts of a write, to be mended and sent again; what is not plain stays as it was. It stands in the row and not
 * over the page, because what lies over pages may not have been fetched before the connection was lost.
 */
export const EditWrite = ({ queue, head, body, onClose }: Props) => {
  const words = useWords(deviceWords)
  const [values, setValues] = useState<Values>(body.data ?? {})
  const save = async (event: FormEvent) => {
    event.preventDefault()
    // It may have gone meanwhile, from this tab or another.
    if (!(await queue.edit(head.id, values))) toast({ type: 'info', message: words.busy })
    onClose()
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
