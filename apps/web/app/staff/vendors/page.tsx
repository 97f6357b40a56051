import '../staff.css'
import { vendorsOfDesk } from '@porchlight/contract'
import { Button, PageHead, Section, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { Form, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { staffVendorsWords } from '#app/lib/messages/staff/vendors.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { VendorForm } from './vendor-form.tsx'
import { VendorTable } from './vendor-table.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 80)
  const found = resultsOf(await context.get(pageRequest).api(vendorsOfDesk, { query: { q } }))
  return { ...found, q, now: new Date().toISOString() }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/vendors`: vendors, their documents, and the homes they serve. */
const StaffVendorsPage = ({ loaderData: { vendors, q, now } }: Route.ComponentProps) => {
  const words = useWords(staffVendorsWords)
  const [changing, setChanging] = useState<number>()
  const known = vendors.find(({ id }) => id === changing)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Form method="get" action={href('/staff/vendors')} className="staff-search" role="search">
        <TextField key={q} label={words.search} name="q" defaultValue={q} maxLength={80} icon="search" />
        <Button views type="submit">
          {words.find}
        </Button>
      </Form>
      <Section title={words.known} note={words.count({ number: vendors.length })}>
        <VendorTable vendors={vendors} isSearched={q !== ''} onChange={setChanging} />
      </Section>
      <Section title={known ? words.changeOf({ name: known.name }) : words.add}>
        <VendorForm
          key={known?.id ?? `new${vendors.length}`}
          known={known}
          now={now}
          onDone={() => setChanging(undefined)}
        />
      </Section>
    </>
  )
}
export default StaffVendorsPage
