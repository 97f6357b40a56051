import { makeLink } from '@porchlight/contract'
import { Button, RadioGroup, Select, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffLinksWords } from '#app/lib/messages/staff/links.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type ChosenHome, HomesField } from '../homes-field.tsx'
import { emptyLink, type LinkFields, linkOf, linkProblems } from './fields.ts'

export type OpenOffer = { id: number; home: string; arrive: string; depart: string }

const kinds = ['home', 'offer', 'search'] as const

/** A new short link: destination, partner, and placement. */
export const LinkForm = ({ offers }: { offers: readonly OpenOffer[] }) => {
  const words = useWords(staffLinksWords)
  const shared = useWords(formWords)
  const { stayDates } = useFormats()
  const { revalidate } = useRevalidator()
  const [homes, setHomes] = useState<readonly ChosenHome[]>([])
  const [missing, setMissing] = useState(false)
  const form = useFields<LinkFields>({
    values: { ...emptyLink, offer: String(offers[0]?.id ?? '') },
    problemsOf: (fields) => linkProblems(fields, { ...words, required: shared.required }),
  })
  const { kind } = form.values
  const make = async (fields: LinkFields) => {
    setMissing(fields.kind === 'home' && homes.length === 0)
    if (fields.kind === 'home' && homes.length === 0) return
    const answer = await api(makeLink, { body: linkOf(fields, homes[0]) })
    if (!answer.ok)
      return form.refuse(answer.error.required as (keyof LinkFields)[], answer.error.message, shared.error)
    toast({ type: 'success', message: words.made })
    await revalidate()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(make)}>
      <RadioGroup
        legend={words.leadsTo}
        look="segments"
        name="kind"
        value={kind}
        onChange={(value) => form.change('kind', value as LinkFields['kind'])}
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {kind === 'home' && (
        <HomesField
          label={words.home}
          one
          value={homes}
          onChange={setHomes}
          error={missing && homes.length === 0 ? shared.required : undefined}
        />
      )}
      {kind === 'offer' && (
        <Select
          label={words.offer}
          emptyText={words.noOffers}
          options={offers.map(({ id, home, ...stay }) => ({ value: String(id), label: `${home}, ${stayDates(stay)}` }))}
          {...form.field('offer')}
        />
      )}
      {kind === 'search' && (
        <TextField label={words.address} hint={words.addressHint} maxLength={2200} {...form.field('address')} />
      )}
      <div className="staff-pair">
        <TextField
          label={words.partner}
          hint={words.partnerHint}
          aside={shared.optional}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={64}
          {...form.field('partner')}
        />
        <TextField
          label={words.note}
          hint={words.noteHint}
          aside={shared.optional}
          maxLength={120}
          {...form.field('note')}
        />
      </div>
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.make}
        </Button>
      </div>
    </form>
  )
}
