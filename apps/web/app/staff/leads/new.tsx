import '../staff.css'
import { addLead, type LeadKind, leadKinds } from '@porchlight/contract'
import { Button, PageHead, Select, TextArea, TextField } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import type { Route } from './+types/new'

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Fields = { kind: LeadKind; source: string; name: string; email: string; phone: string; note: string }
const sources = ['phone', 'walk-in', 'referral', 'event', 'other'] as const

/** `/staff/leads/new`: a lead added after a call or a meeting. */
const NewLeadPage = () => {
  const words = useWords(staffLeadsWords)
  const shared = useWords(formWords)
  const navigate = useNavigate()
  const form = useFields<Fields>({
    values: { kind: 'owner', source: 'phone', name: '', email: '', phone: '', note: '' },
    problemsOf: ({ name, email }) => ({
      ...(name.trim() === '' && { name: shared.required }),
      ...(email.trim() === '' && { email: shared.required }),
    }),
  })
  const save = async (body: Fields) => {
    const answer = await api(addLead, { body })
    if (!answer.ok) return form.refuse(answer.error.required as (keyof Fields)[], answer.error.message, shared.error)
    await navigate(href('/staff/leads/:leadId', { leadId: String(answer.results.id) }))
  }
  return (
    <>
      <PageHead title={words.add} lead={words.addLead} />
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
        <div className="staff-pair">
          <Select
            label={words.kind}
            emptyText=""
            options={leadKinds.map((value) => ({ value, label: words.kinds[value] }))}
            {...form.field('kind')}
            onChange={(value) => form.change('kind', value as LeadKind)}
          />
          <Select
            label={words.source}
            emptyText=""
            options={sources.map((value) => ({ value, label: words.manualSources[value] }))}
            {...form.field('source')}
          />
        </div>
        <TextField label={words.name} maxLength={200} {...form.field('name')} />
        <div className="staff-pair">
          <TextField label={words.email} type="email" maxLength={254} {...form.field('email')} />
          <TextField label={words.phone} type="tel" aside={shared.optional} maxLength={40} {...form.field('phone')} />
        </div>
        <TextArea label={words.note} aside={shared.optional} rows={4} maxLength={2000} {...form.field('note')} />
        <div className="staff-acts">
          <Button type="submit" look="primary" busy={form.busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </>
  )
}
export default NewLeadPage
