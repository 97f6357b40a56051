import './saved-views.css'
import { deleteStaffView, type StaffView, saveStaffView, type ViewPage } from '@porchlight/contract'
import { Button, Checkbox, IconButton, TextField, toast, UiLink } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { savedViewsWords } from '#app/lib/messages/staff/saved-views.ts'
import { useWords } from '#app/lib/messages/words.ts'

type SaveProps = { page: ViewPage; filters: string; onDone: () => void }

const SaveForm = ({ page, filters, onDone }: SaveProps) => {
  const words = useWords(savedViewsWords)
  const { revalidate } = useRevalidator()
  const [name, setName] = useState('')
  const [shared, share] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await api(saveStaffView, { body: { page, name, filters, shared } })
    if (!answer.ok) return setProblem(answer.error.message)
    toast({ type: 'success', message: shared ? words.savedForTeam : words.saved })
    onDone()
    await revalidate()
  }
  return (
    <form className="saved-views-form" onSubmit={save} noValidate>
      <TextField label={words.name} maxLength={60} value={name} error={problem} onChange={setName} autoFocus />
      <Checkbox label={words.share} checked={shared} onChange={share} />
      <div className="staff-acts">
        <Button size="small" type="submit">
          {words.save}
        </Button>
        <Button size="small" look="bare" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

type Props = {
  page: ViewPage
  /** The page's path. */
  path: string
  /** The filters currently in the address. */
  filters: string
  views: readonly StaffView[]
}

/** Named filters of a page, each with an address that can be shared; saved for oneself or the team. */
export const SavedViews = ({ page, path, filters, views }: Props) => {
  const words = useWords(savedViewsWords)
  const { revalidate } = useRevalidator()
  const [saving, setSaving] = useState(false)
  const remove = async (id: number) => {
    const answer = await api(deleteStaffView, { params: { viewId: String(id) } })
    if (!answer.ok) toast({ type: 'danger', message: answer.error.message })
    await revalidate()
  }
  return (
    <div className="saved-views">
      {views.length > 0 && (
        <nav aria-label={words.title}>
          <ul>
            {views.map(({ id, name, filters: stored, mine, shared }) => (
              <li key={id}>
                <UiLink
                  className="inline-link"
                  href={stored ? `${path}?${stored}` : path}
                  aria-current={stored === filters ? 'page' : undefined}
                >
                  <span data-content>{name}</span>
                </UiLink>
                {shared && <small>{words.team}</small>}
                {mine && <IconButton icon="close" label={words.remove({ name })} onClick={() => void remove(id)} />}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {saving ? (
        <SaveForm page={page} filters={filters} onDone={() => setSaving(false)} />
      ) : (
        <Button size="small" look="link" onClick={() => setSaving(true)}>
          {words.saveView}
        </Button>
      )}
    </div>
  )
}
