import { identityFileBytes, type PlainDate, sendIdentity } from '@porchlight/contract'
import { BirthDateField, Button, TextField } from '@porchlight/ui'
import { FileUploader, type MediaFile, type SendFile } from '@porchlight/ui/file-uploader'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { documentDownscale } from '#app/lib/attaching/downscale.ts'
import { useUploaderWords } from '#app/lib/attaching/uploader-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { identityWords } from '#app/lib/messages/traveler/identity.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fields = { legalName: string; birthDate: string | null; files: readonly MediaFile[] }

/** The photo is uploaded directly with the form and never stored with the account's files. */
const hold: SendFile = async (file) => ({ ok: 'waits', file })

type Props = { bookingId: number; isSent: boolean; today: PlainDate }

/** Legal name, date of birth, and a photo of the ID. Nothing is stored on this device. */
export const IdForm = ({ bookingId, isSent, today }: Props) => {
  const words = useWords(identityWords)
  const shared = useWords(formWords)
  const uploader = useUploaderWords()
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { legalName: '', birthDate: null, files: [] },
    problemsOf: ({ legalName, birthDate, files }) => ({
      ...(legalName.trim().length < 2 && { legalName: words.fill }),
      ...(birthDate === null && { birthDate: words.fill }),
      ...(!files[0]?.data?.file && { files: words.noFile }),
    }),
  })
  const show = async ({ legalName, birthDate, files }: Fields) => {
    const file = files[0]?.data?.file
    if (!file || birthDate === null) return
    const answer = await api(sendIdentity, { params: { id: bookingId }, body: { legalName, birthDate, file } })
    if (answer.ok) return revalidate()
    const { code, message } = answer.error
    form.refuse(code === 'birth_date_unlikely' || code === 'too_young' ? ['birthDate'] : [], message, shared.error)
  }
  return (
    <form method="post" className="prepare-form" noValidate onSubmit={form.submit(show)}>
      <TextField label={words.legalName} maxLength={120} autoComplete="name" {...form.field('legalName')} />
      <BirthDateField
        label={words.birthDate}
        today={today}
        locale={locale}
        words={{ day: words.day, month: words.month, year: words.year, tooYoung: () => '' }}
        minAge={0}
        {...form.field('birthDate')}
      />
      <FileUploader
        label={words.document}
        hint={words.documentHint}
        error={form.errorAt('files')}
        accept="image/*"
        most={1}
        mostBytes={identityFileBytes}
        downscale={documentDownscale}
        capture="environment"
        value={form.values.files}
        onChange={(files) => form.change('files', files)}
        send={hold}
        words={{ ...uploader, waits: '', drop: words.drop, full: words.full }}
      />
      <div className="prepare-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {isSent ? words.again : words.send}
        </Button>
      </div>
    </form>
  )
}
