import type { ServiceInclusion, ServiceText } from '@porchlight/contract'
import { Button, IconButton } from '@porchlight/ui'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { levelSettingsWords } from '#app/lib/messages/staff/service-levels.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { codeFor, noText } from './offer-edits.ts'
import { TextFields } from './text-fields.tsx'

type Row = { id: string | null; label: ServiceText }
type Fields = { rows: Row[] }

const mostRows = 30

type Props = {
  inclusions: readonly ServiceInclusion[]
  /** @returns the error message, if the server rejected it */
  save: (inclusions: ServiceInclusion[]) => Promise<string | undefined>
  cancel: () => void
}

/** The points levels are compared by, in the order owners see them. */
export const InclusionsForm = ({ inclusions, save, cancel }: Props) => {
  const words = useWords(levelSettingsWords)
  const shared = useWords(formWords)
  const form = useFields<Fields>({
    values: { rows: inclusions.length > 0 ? [...inclusions] : [{ id: null, label: noText }] },
    problemsOf: ({ rows }) => {
      const found: FieldProblems<Fields> = {}
      rows.forEach(({ label }, at) => {
        if (label.en.trim() === '') found[`rows.${at}.label.en`] = words.missing
      })
      return found
    },
  })
  const { rows } = form.values
  const send = async (fields: Fields) => {
    const taken = fields.rows.flatMap(({ id }) => id ?? [])
    const named = fields.rows.map(({ id, label }) => {
      const code = id ?? codeFor(label.en, taken)
      taken.push(code)
      return { id: code, label }
    })
    const refusal = await save(named)
    if (refusal) form.refuse([], refusal, shared.error)
  }
  const up = (at: number) => {
    const next = [...rows]
    next.splice(at - 1, 2, ...next.slice(at - 1, at + 1).reverse())
    form.change('rows', next)
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(send)}>
      {rows.map(({ id }, at) => (
        <fieldset key={id ?? `new ${at}`} className="level-point">
          <legend className="visually-hidden">{words.point({ number: at + 1 })}</legend>
          <TextFields
            label={words.point({ number: at + 1 })}
            most={80}
            fieldOf={(one) => form.field(`rows.${at}.label.${one}`)}
          />
          <div className="staff-acts">
            {at > 0 && (
              <Button size="small" aria-label={words.pointUp({ number: at + 1 })} onClick={() => up(at)}>
                {words.moveUp}
              </Button>
            )}
            <IconButton
              icon="trash"
              label={words.removePoint({ number: at + 1 })}
              onClick={() =>
                form.change(
                  'rows',
                  rows.filter((_, other) => other !== at),
                )
              }
            />
          </div>
        </fieldset>
      ))}
      {rows.length < mostRows && (
        <Button size="small" onClick={() => form.change('rows', [...rows, { id: null, label: noText }])}>
          {words.addPoint}
        </Button>
      )}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
        <Button onClick={cancel}>{words.cancel}</Button>
      </div>
    </form>
  )
}
