import { type HomeReferral, homeServices, licensingStates, referHome } from '@porchlight/contract'
import { Alert, Button, Checkbox, Select, TextArea, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

const empty = {
  ownerName: '',
  ownerEmail: '',
  ownerPhone: '',
  address: '',
  city: '',
  region: '',
  service: 'rental',
  note: '',
  consent: false,
}
type Fields = typeof empty
const required = ['ownerName', 'ownerEmail', 'address', 'city', 'region'] as const

/** An owner and a home, with the owner's consent. */
export const ReferHomeForm = () => {
  const words = useWords(partnerProgramWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [flags, setFlags] = useState<HomeReferral['flags']>([])
  const form = useFields<Fields>({
    values: empty,
    problemsOf: (fields) => ({
      ...Object.fromEntries(
        required.filter((name) => fields[name].trim() === '').map((name) => [name, shared.required]),
      ),
      ...(!fields.consent && { consent: words.consentFirst }),
    }),
  })
  const send = async (fields: Fields) => {
    const service = homeServices.find((one) => one === fields.service) ?? 'rental'
    const answer = await api(referHome, { body: { ...fields, service, consent: true as const } })
    if (!answer.ok) return form.refuse(answer.error.required as (keyof Fields)[], answer.error.message, shared.error)
    const [sent] = answer.results.referrals
    setFlags(sent?.flags ?? [])
    if (!sent?.flags.length) toast({ type: 'success', message: words.referred })
    for (const name of Object.keys(empty) as (keyof Fields)[]) form.change(name, empty[name])
    await revalidate()
  }
  return (
    <form method="post" noValidate className="partner-form" onSubmit={form.submit(send)}>
      <TextField label={words.ownerName} required maxLength={120} autoComplete="off" {...form.field('ownerName')} />
      <TextField
        label={words.ownerEmail}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        {...form.field('ownerEmail')}
      />
      <TextField label={words.ownerPhone} type="tel" maxLength={40} autoComplete="off" {...form.field('ownerPhone')} />
      <TextField label={words.address} required maxLength={200} autoComplete="off" {...form.field('address')} />
      <TextField label={words.city} required maxLength={80} autoComplete="off" {...form.field('city')} />
      <Select
        label={words.region}
        emptyText=""
        required
        options={[{ value: '', label: words.noState }, ...licensingStates]}
        {...form.field('region')}
      />
      <Select
        label={words.service}
        emptyText=""
        options={homeServices.map((value) => ({ value, label: words.services[value] }))}
        {...form.field('service')}
        onChange={(service) => form.change('service', service)}
      />
      <TextArea label={words.note} rows={3} maxLength={1000} {...form.field('note')} />
      <Checkbox
        label={words.consent}
        checked={form.values.consent}
        error={form.errorAt('consent')}
        onChange={(consent) => form.change('consent', consent)}
      />
      <Button type="submit" look="primary" busy={form.busy}>
        {words.refer}
      </Button>
      <div role="status">
        {flags.length > 0 && (
          <Alert tone="warning" title={words.duplicate}>
            {flags.map((flag) => (
              <p key={flag}>{words.homeFlags[flag]}</p>
            ))}
          </Alert>
        )}
      </div>
    </form>
  )
}
