import '../../staff.css'
import { PageHead, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { homeImportWords } from '#app/lib/messages/staff/home-import.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { hasSample, SampleWarning } from '../sample-warning.tsx'
import type { Route } from './+types/page'
import { ImportForm } from './import-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => ({ isSample: await hasSample(context.get(pageRequest)) })

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/homes/import`: homes from a file, previewed row by row before anything is saved. */
const ImportHomesPage = ({ loaderData: { isSample } }: Route.ComponentProps) => {
  const words = useWords(homeImportWords)
  return (
    <>
      <PageHead
        over={<UiLink href={href('/staff/homes')}>{words.back}</UiLink>}
        title={words.title}
        lead={words.lead}
      />
      {isSample && <SampleWarning />}
      <ImportForm />
    </>
  )
}
export default ImportHomesPage
