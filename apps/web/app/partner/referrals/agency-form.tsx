import { isEmail, looksLikePhone, type OwnAgency, saveAgency } from '@porchlight/contract'
import { Button, TextArea, TextField, toast } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { PhoneInput } from '#app/features/phone/phone-input.tsx'
import { api } from '#app/lib/api.ts'
import { ImageUploader } from '#app/lib/attaching/image-uploader.tsx'
import { useFields } from '#app/lib/form.ts'
import { agencyWords } from '#app/lib/messages/partner/agency.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { arrivedIds, hasPendingFiles } from '#app/lib/offline/send-file.ts'

type Agency = NonNullable<OwnAgency['agency']>
type Fields = { name: string; email: string; phone: string; terms: string }

const Logo = ({ logo, name, onRemove }: { logo: NonNullable<Agency['logo']>; name: string; onRemove: () => void }) => {
  const words = useWords(agencyWords)
  return (
    <div className="agency-logo">
      <img src={logo.src} width={logo.width} height={logo.height} alt={words.logoOf({ name })} />
      <Button size="small" look="bare" onClick={onRemove}>
        {words.removeLogo}
      </Button>
    </div>
  )
}

/** The agency as guests see it on its offers: name, contact, and logo. */
export const AgencyForm = ({ agency, onSaved }: { agency: Agency | null; onSaved?: () => void }) => {
  const words = useWords(agencyWords)
  const shared = useWords(formWords)
  const checkout = useWords(checkoutWords)
  const account = useWords(accountWords)
  const { revalidate } = useRevalidator()
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const [removed, setRemoved] = useState(false)
  const form = useFields<Fields>({
    values: {
      name: agency?.name ?? '',
      email: agency?.email ?? '',
      phone: agency?.phone ?? '',
      terms: agency?.terms ?? '',
    },
    problemsOf: ({ name, email, phone }) => ({
      ...(name.trim().length < 2 && { name: shared.required }),
      ...(email.trim() && !isEmail(email) && { email: checkout.emailInvalid }),
      ...(phone.trim() && !looksLikePhone(phone) && { phone: account.phoneInvalid }),
    }),
  })
  const save = async ({ name, email, phone, terms }: Fields) => {
    const [uploadId] = arrivedIds(files)
    const logo = uploadId === undefined ? (removed ? null : undefined) : { uploadId }
    const body = { name, email: email.trim(), phone: phone.trim(), terms, ...(logo !== undefined && { logo }) }
    const answer = await api(saveAgency, { body })
    if (!answer.ok)
      return form.refuse(answer.error.required.includes('phone') ? ['phone'] : [], answer.error.message, shared.error)
    toast({ type: 'success', message: words.saved })
    setFiles([])
    setRemoved(false)
    await revalidate()
    onSaved?.()
  }
  return (
    <form method="post" noValidate className="agency-form" onSubmit={form.submit(save)}>
      <TextField label={words.name} required maxLength={120} {...form.field('name')} />
      <TextField
        label={words.contactEmail}
        aside={shared.optional}
        type="email"
        maxLength={254}
        autoComplete="off"
        {...form.field('email')}
      />
      <PhoneInput label={words.contactPhone} aside={shared.optional} autoComplete="off" {...form.field('phone')} />
      <TextArea
        label={words.terms}
        aside={shared.optional}
        hint={words.termsHint}
        maxLength={4000}
        {...form.field('terms')}
      />
      {agency?.logo && !removed && files.length === 0 && (
        <Logo logo={agency.logo} name={agency.name} onRemove={() => setRemoved(true)} />
      )}
      <ImageUploader label={words.logo} hint={words.logoHint} value={files} onChange={setFiles} />
      <Button type="submit" busy={form.busy} {...(hasPendingFiles(files) && { disabledReason: words.logoPending })}>
        {agency ? words.save : words.create}
      </Button>
    </form>
  )
}
