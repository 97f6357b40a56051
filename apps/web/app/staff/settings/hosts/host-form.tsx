import { addHost, changeHost, type DeskHost, type HostRole, hostRoles, hostsOfDesk } from '@porchlight/contract'
import { Avatar, Button, Select, TextField, toast } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLatestRead } from '#app/features/overtaken/latest-read.ts'
import { Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { api } from '#app/lib/api.ts'
import { ImageUploader } from '#app/lib/attaching/image-uploader.tsx'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { hostDeskWords } from '#app/lib/messages/staff/hosts.ts'
import { hostWords } from '#app/lib/messages/stay/hosts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { arrivedIds, hasPendingFiles } from '#app/lib/offline/send-file.ts'
import { type ChosenHome, HomesField, namesOf } from '../../homes-field.tsx'
import { markIn } from '../../use-step-up-action.tsx'

type Props = { known: DeskHost | undefined; onDone: () => void }

type Fields = { role: HostRole; name: string; line: string }

/** A person guests meet: role, name, picture, and the homes they look after. */
export const HostForm = ({ known, onDone }: Props) => {
  const words = useWords(hostDeskWords)
  const { roles } = useWords(hostWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const place = useRef<HTMLFormElement>(null)
  const [homes, setHomes] = useState<readonly ChosenHome[]>(known?.homes ?? [])
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const [isImageRemoved, removeImage] = useState(false)
  // Editing starts from the list above, so scroll the form into view.
  const knownId = known?.id
  useEffect(() => {
    if (knownId !== undefined) place.current?.querySelector('input')?.focus()
  }, [knownId])
  const form = useFields<Fields>({
    values: { role: known?.role ?? 'home_manager', name: known?.name ?? '', line: known?.line ?? '' },
    problemsOf: ({ name }) => (name.trim() === '' ? { name: shared.required } : {}),
  })
  const read = useLatestRead(known?.version, async () => {
    const now = await api(hostsOfDesk)
    return now.ok ? now.results.hosts.find(({ id }) => id === known?.id)?.version : known?.version
  })
  const save = async ({ role, name, line }: Fields) => {
    const [uploadId] = arrivedIds(files)
    const picture = uploadId === undefined ? (isImageRemoved ? { picture: null } : {}) : { picture: { uploadId } }
    const body = { role, name: name.trim(), line: line.trim(), homeIds: homes.map(({ id }) => id), ...picture }
    const answer = known
      ? await api(changeHost, {
          params: { id: String(known.id) },
          body: { ...body, version: read.latestRead ?? undefined },
        })
      : await api(addHost, { body })
    if (!answer.ok) {
      const { message, required, code } = answer.error
      return read.refused(markIn(form, shared.error))(message, required ?? [], code)
    }
    toast({ type: 'success', message: words.saved })
    await revalidate()
    onDone()
  }
  return (
    <form method="post" ref={place} className="staff-form" noValidate onSubmit={form.submit(save)}>
      <div className="staff-pair">
        <TextField label={words.name} hint={words.nameHint} required maxLength={80} {...form.field('name')} />
        <Select
          label={words.role}
          emptyText=""
          options={hostRoles.map((value) => ({ value, label: roles[value] }))}
          {...form.field('role')}
          onChange={(role) => form.change('role', role as HostRole)}
        />
      </div>
      <TextField
        label={words.line}
        aside={shared.optional}
        hint={words.lineHint}
        maxLength={200}
        {...form.field('line')}
      />
      {known?.image && !isImageRemoved && files.length === 0 && (
        <div className="staff-acts">
          <Avatar name={known.name} image={known.image} size={64} />
          <Button size="small" look="bare" onClick={() => removeImage(true)}>
            {words.removePicture}
          </Button>
        </div>
      )}
      <ImageUploader label={words.picture} hint={words.pictureHint} value={files} onChange={setFiles} />
      <HomesField label={words.homes} hint={words.homesHint} value={homes} onChange={setHomes} />
      {read.isOvertaken && known && (
        <Overtaken
          fields={[
            [words.name, form.values.name, known.name],
            [words.role, roles[form.values.role], roles[known.role]],
            [words.line, form.values.line, known.line],
            [words.homes, namesOf(homes) || words.everyHome, namesOf(known.homes) || words.everyHome],
          ]}
        />
      )}
      <div className="staff-acts">
        <Button
          type="submit"
          look="primary"
          busy={form.busy}
          {...(hasPendingFiles(files) && { disabledReason: words.picturePending })}
        >
          {words.save}
        </Button>
        {known && <Button onClick={onDone}>{words.leave}</Button>}
      </div>
    </form>
  )
}
