import '../staff.css'
import { boutiquesOfDesk } from '@porchlight/contract'
import { PageHead, Section } from '@porchlight/ui'
import { useState } from 'react'
import { resultsOf } from '#app/lib/answers.ts'
import { staffBoutiquesWords } from '#app/lib/messages/staff/boutiques.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { BoutiqueForm } from './boutique-form.tsx'
import { BoutiqueTable } from './boutique-table.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(boutiquesOfDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/boutiques`: boutique collections, their texts and homes. */
const BoutiquesDesk = ({ loaderData: { boutiques } }: Route.ComponentProps) => {
  const words = useWords(staffBoutiquesWords)
  const [changing, setChanging] = useState<string>()
  const known = boutiques.find(({ slug }) => slug === changing)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Section title={words.inUse} note={words.count({ number: boutiques.length })}>
        <BoutiqueTable boutiques={boutiques} onChange={setChanging} />
      </Section>
      <Section title={known ? words.changeOf({ name: known.name }) : words.make}>
        <BoutiqueForm
          key={known?.slug ?? boutiques.length}
          known={known}
          taken={known ? [] : boutiques.map(({ slug }) => slug)}
          onDone={() => setChanging(undefined)}
        />
      </Section>
    </>
  )
}
export default BoutiquesDesk
