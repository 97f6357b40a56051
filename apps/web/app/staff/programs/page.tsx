import '../staff.css'
import './programs.css'
import { deskPrograms } from '@porchlight/contract'
import { PageHead, Section } from '@porchlight/ui'
import { useState } from 'react'
import { resultsOf } from '#app/lib/answers.ts'
import { staffProgramWords } from '#app/lib/messages/staff/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { ProgramForm } from './program-form.tsx'
import { ProgramTable } from './program-table.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(deskPrograms))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/programs`: care programs and the homes enrolled in them. */
const StaffProgramsPage = ({ loaderData: { programs } }: Route.ComponentProps) => {
  const words = useWords(staffProgramWords)
  const [changing, setChanging] = useState<number>()
  const known = programs.find(({ id }) => id === changing)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Section title={words.known}>
        <ProgramTable programs={programs} onChange={setChanging} />
      </Section>
      <Section title={known ? words.changeOf({ name: known.name }) : words.add}>
        <ProgramForm key={known?.id ?? `new${programs.length}`} known={known} onDone={() => setChanging(undefined)} />
      </Section>
    </>
  )
}
export default StaffProgramsPage
